import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { stored } from '../../scripts/enquiries/stored';
import { openStore, storeFileName } from '../../scripts/receive/open-store';
import { started } from './support/killed';
import { inquiry, linesIn, running, temporaryFolder } from './support/running';

const enquiry = (id: string) => ({ id, receivedAt: '', formId: 'f', kind: 'chat' as const, fields: {} });
const idsIn = (folder: string) => linesIn(folder).map(({ id }) => id);

async function opened() {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  await store.keep(enquiry('first'));
  return { folder, path: join(folder, storeFileName), store };
}

describe('a store whose file its owner touches', () => {
  it('writes to a new one when it was moved', async () => {
    const { folder, path, store } = await opened();
    renameSync(path, `${path}.old`);
    await store.keep(enquiry('second'));
    expect(idsIn(folder)).toEqual(['second']);
    expect(readFileSync(`${path}.old`, 'utf8')).toContain('first');
    await store.close();
  });

  it('writes to a new one when it, or its folder, was deleted', async () => {
    const { folder, path, store } = await opened();
    rmSync(path);
    await store.keep(enquiry('second'));
    expect(idsIn(folder)).toEqual(['second']);
    rmSync(folder, { recursive: true });
    await store.keep(enquiry('third'));
    expect(idsIn(folder)).toEqual(['third']);
    await store.close();
  });

  it.each([
    ['deleted', (path: string) => rmSync(path)],
    ['emptied', (path: string) => truncateSync(path, 0)],
    ['replaced', (path: string) => (writeFileSync(`${path}.new`, ''), renameSync(`${path}.new`, path))],
  ])('writes a known enquiry again when it was %s', async (_, change) => {
    const { folder, path, store } = await opened();
    change(path);
    await store.keep(enquiry('first'));
    expect(idsIn(folder)).toEqual(['first']);
    await store.keep(enquiry('first'));
    expect(idsIn(folder)).toEqual(['first']);
    await store.close();
  });

  it('keeps what was added to it, with or without a line end', async () => {
    const { folder, path, store } = await opened();
    appendFileSync(path, JSON.stringify(enquiry('second')));
    await store.keep(enquiry('third'));
    await store.keep(enquiry('second'));
    expect(idsIn(folder)).toEqual(['first', 'second', 'third']);
    await store.close();
  });
});

describe('a store', () => {
  it('has one writer: a second server says who that is, and takes over when it ends', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const first = await running();
    await first.send(inquiry, 'a');
    const second = await running({ folder: first.folder });
    const answer = await second.send(inquiry, 'b');
    const { error } = (await answer.json()) as { error: string };
    expect([answer.status, error]).toEqual([503, 'The message could not be stored.']);
    expect(log.mock.calls.flat().join(' ')).toContain(
      `Enquiries are kept by the first server (process ${process.pid}). End it, then send again.`,
    );
    expect(linesIn(first.folder)).toHaveLength(1);
    await first.stop();
    expect((await second.send(inquiry, 'b')).status).toBe(200);
    expect(linesIn(first.folder)).toHaveLength(2);
    log.mockRestore();
  });

  it('is free as soon as its writer is killed', async () => {
    const folder = temporaryFolder();
    const { process: writer } = await started(folder);
    await expect(openStore(folder)).rejects.toThrow(`process ${writer.pid}`);
    const gone = new Promise((resolve) => writer.once('exit', resolve));
    writer.kill('SIGKILL');
    await gone;
    await (await openStore(folder)).close();
  });

  it('is neither a pipe nor a folder, which would keep us waiting', async () => {
    const { folder, path, store } = await opened();
    for (const make of [() => execFileSync('mkfifo', [path]), () => mkdirSync(path)]) {
      rmSync(path);
      make();
      await expect(store.keep(enquiry('second'))).rejects.toThrow(/is no file|EISDIR/);
      expect(() => stored(folder)).toThrow('is no file');
      rmSync(path, { recursive: true });
      await store.keep(enquiry('third'));
      expect(idsIn(folder)).toEqual(['third']);
    }
    await store.close();
  });

  it('that cannot be opened is not locked', async () => {
    const folder = temporaryFolder();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    await expect(openStore(folder)).rejects.toThrow('EEXIST');
    rmSync(folder);
    await (await openStore(folder)).close();
    expect(existsSync(folder)).toBe(true);
  });
});
