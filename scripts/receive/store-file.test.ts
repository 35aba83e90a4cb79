import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStoreFile, storeFile, storeFileName } from './store-file';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vakta-store-file-'));
  path = join(folder, storeFileName);
});
afterEach(() => rmSync(folder, { recursive: true }));

const line = (id: string) => `{"id":"${id}","receivedAt":"at ${id}"}`;

describe('The file of a store', () => {
  it.each([
    ['is empty', '', '', []],
    ['is whole', `${line('a')}\n${line('b')}\n`, `${line('a')}\n${line('b')}\n`, ['a', 'b']],
    ['lacks its last end', `${line('a')}\n${line('b')}`, `${line('a')}\n${line('b')}\n`, ['a', 'b']],
    ['is one line without an end', line('a'), `${line('a')}\n`, ['a']],
    ['is torn', `${line('a')}\n{"id":"b","rec`, `${line('a')}\n`, ['a']],
    ['is torn in its first line', '{"id"', '', []],
    ['ends with something else', `${line('a')}\n{"id":5}`, `${line('a')}\n`, ['a']],
    [
      'holds what nobody can read',
      `no line\n${line('a')}\n{"id":5}\nnull\n`,
      `no line\n${line('a')}\n{"id":5}\nnull\n`,
      ['a'],
    ],
    ['has empty lines', `\n\n${line('a')}\n\n`, `\n\n${line('a')}\n\n`, ['a']],
    ['is of many signs', `${line('अ')}\n{"id":"आ`, `${line('अ')}\n`, ['अ']],
  ])('that %s is mended, and tells what it holds', async (_, before, after, ids) => {
    writeFileSync(path, before);
    const file = await openStoreFile(folder);
    expect([...file.times]).toEqual(ids.map((id) => [id, `at ${id}`]));
    expect(readFileSync(path, 'utf8')).toBe(after);
    await file.append(Buffer.from(`${line('z')}\n`));
    expect(readFileSync(path, 'utf8')).toBe(`${after}${line('z')}\n`);
    await file.close();
  });

  it('is made with its folder, for its owner only', async () => {
    const file = await openStoreFile(join(folder, 'new/one'));
    const modes = ['new/one', `new/one/${storeFileName}`].map(
      (one) => statSync(join(folder, one)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);
    await file.close();
  });

  it.skipIf(!existsSync('/dev/null'))('is a file, and no device', async () => {
    symlinkSync('/dev/null', path);
    await expect(openStoreFile(folder)).rejects.toThrow(`${storeFileName} is no file`);
  });

  it.each([
    ['it was deleted', () => rmSync(path)],
    ['somebody added to it', () => writeFileSync(path, 'x', { flag: 'a' })],
    [
      'somebody put as many other bytes into it',
      () => (writeFileSync(path, 'other\n'), utimesSync(path, 1, 1)),
    ],
    ['somebody wrote to it a thousandth of a second later', () => utimesSync(path, 5, 5.001)],
    [
      'another one of the same time took its place',
      () => {
        const twin = `${path}.twin`;
        writeFileSync(twin, 'words\n');
        utimesSync(twin, 5, 5);
        rmSync(path);
        writeFileSync(`${path}.between`, '');
        writeFileSync(path, 'words\n');
        utimesSync(path, 5, 5);
      },
    ],
  ])('is not as it was left when %s', async (_, change) => {
    writeFileSync(path, 'words\n');
    utimesSync(path, 5, 5);
    const file = await openStoreFile(folder);
    expect(await file.isAsLeft()).toBe(true);
    change();
    expect(await file.isAsLeft()).toBe(false);
    await file.close();
  });

  it('is as it was left after it was appended to, and closed when it is closed', async () => {
    const handle = await open(path, 'a+');
    const file = await storeFile(handle, path, new Map());
    await file.append(Buffer.from('words\n'));
    expect(await file.isAsLeft()).toBe(true);
    await file.close();
    expect(handle.fd).toBe(-1);
  });
});
