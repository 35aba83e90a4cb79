import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, storeFileName, StoreTaken } from './open-store';

const enquiry = (id: string, receivedAt = `when ${id} came`) => ({
  id,
  receivedAt,
  formId: 'f',
  kind: 'chat' as const,
  fields: {},
});
const idsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { id: string }).id);

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vakta-open-store-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('A folder of enquiries', () => {
  const path = () => join(folder, storeFileName);

  it('has one writer at a time, whose name the others are told', async () => {
    const store = await openStore(folder, 'npm start');
    const other = openStore(folder, 'npm run dev');
    await expect(other).rejects.toThrow(StoreTaken);
    await expect(other).rejects.toThrow(`kept by npm start (process ${process.pid})`);
    expect(statSync(join(folder, 'writer')).mode & 0o777).toBe(0o600);
    await store.close();
    await (await openStore(folder)).close();
  });

  it('has a writer without a name when nobody gave one, or none can be read', async () => {
    const store = await openStore(folder);
    await expect(openStore(folder)).rejects.toThrow(`another server (process ${process.pid})`);
    rmSync(join(folder, 'writer'));
    await expect(openStore(folder)).rejects.toThrow('kept by another server. ');
    await store.close();
  });

  it('is free again when its file cannot be opened', async () => {
    mkdirSync(path());
    await expect(openStore(folder)).rejects.toMatchObject({ code: 'EISDIR' });
    rmdirSync(path());
    await (await openStore(folder)).close();
  });

  it('takes enquiries though nobody can write down who keeps them', async () => {
    mkdirSync(join(folder, 'writer'));
    const store = await openStore(folder);
    await store.keep(enquiry('a'));
    await store.close();
    expect(idsIn(readFileSync(path(), 'utf8'))).toEqual(['a']);
  });

  it('is closed when all is written that was to be kept', async () => {
    const store = await openStore(folder);
    const kept = store.keep(enquiry('a'));
    await store.close();
    expect(idsIn(readFileSync(path(), 'utf8'))).toEqual(['a']);
    await kept;
  });

  it('knows when an enquiry came, also one that its owner wrote into it', async () => {
    const store = await openStore(folder);
    expect(store.receivedAt('a')).toBeUndefined();
    await store.keep(enquiry('a'));
    appendFileSync(path(), JSON.stringify(enquiry('b')));
    await store.keep(enquiry('c'));
    expect(['a', 'b', 'c', 'd'].map((id) => store.receivedAt(id))).toEqual([
      'when a came',
      'when b came',
      'when c came',
      undefined,
    ]);
    await store.close();
  });
});

describe('A file of enquiries', () => {
  const path = () => join(folder, storeFileName);
  const line = (id: string): string => `${JSON.stringify(enquiry(id))}\n`;

  it('gets each enquiry once, however many come together', async () => {
    const store = await openStore(folder);
    await Promise.all(['a', 'b', 'c', 'b', 'a'].map((id) => store.keep(enquiry(id))));
    expect(idsIn(readFileSync(path(), 'utf8'))).toEqual(['a', 'b', 'c']);
    await store.close();
  });

  it.each([
    ['lacks its last end', line('a').trimEnd(), `${line('a')}${line('z')}`],
    ['ends with a part of a line', `${line('a')}{"id":"b","rec`, `${line('a')}${line('z')}`],
    ['holds what nobody can read', `no line\nnull\n${line('a')}`, `no line\nnull\n${line('a')}${line('z')}`],
  ])('that %s keeps all whole lines', async (_, before, after) => {
    writeFileSync(path(), before);
    const store = await openStore(folder);
    await store.keep(enquiry('a'));
    await store.keep(enquiry('z'));
    expect(readFileSync(path(), 'utf8')).toBe(after);
    await store.close();
  });

  it.each(['datasync', 'writeFile'] as const)(
    'holds nothing of an enquiry when %s fails, and takes it when it comes again',
    async (name) => {
      const store = await openStore(folder);
      await store.keep(enquiry('a'));
      const handle = await open(path());
      const files = Object.getPrototypeOf(handle) as typeof handle;
      await handle.close();
      const broken = vi.spyOn(files, name).mockRejectedValueOnce(new Error('EIO'));
      await expect(store.keep(enquiry('b'))).rejects.toThrow('EIO');
      expect(readFileSync(path(), 'utf8')).toBe(line('a'));
      await store.keep(enquiry('b'));
      expect(readFileSync(path(), 'utf8')).toBe(line('a') + line('b'));
      broken.mockRestore();
      await store.close();
    },
  );
});
