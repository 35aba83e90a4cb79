import { existsSync } from 'node:fs';
import { open, readFile, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { appender, type Appendable } from '../../scripts/receive/appender';
import { storeIn } from '../../scripts/receive/open-store';
import { storeFile, storeFileName } from '../../scripts/receive/store-file';
import { linesIn, temporaryFolder } from './support/running';

/** A file that is closed when the test has finished. */
async function opened(path: string): Promise<FileHandle> {
  const file = await open(path, 'a+');
  onTestFinished(() => file.close());
  return file;
}

/** A file of which some operations fail, each in its turn. */
async function faulty(path: string, faults: Partial<Appendable>[]): Promise<Appendable> {
  const file = await opened(path);
  const fault = (name: keyof Appendable): ((...args: unknown[]) => Promise<unknown>) => {
    return (...args) => {
      const at = faults.findIndex((one) => one[name]);
      const [broken] = at < 0 ? [] : faults.splice(at, 1);
      const work = (broken?.[name] ?? file[name].bind(file)) as (...all: unknown[]) => Promise<unknown>;
      return work(...args);
    };
  };
  const names = ['stat', 'write', 'datasync', 'truncate', 'close'] as const;
  return Object.fromEntries(names.map((name) => [name, fault(name)])) as unknown as Appendable;
}

const fails = (): Promise<never> => Promise.reject(new Error('EIO'));

it.each([
  ['a failed flush', { datasync: fails }],
  ['a failed write', { write: fails }],
] as const)('leaves nothing after %s', async (_, fault) => {
  const path = join(temporaryFolder(), 'file');
  await writeFile(path, 'first\n');
  const append = appender(await faulty(path, [fault]));
  await expect(append(Buffer.from('second\n'))).rejects.toThrow('EIO');
  expect(await readFile(path, 'utf8')).toBe('first\n');
  await append(Buffer.from('third\n'));
  expect(await readFile(path, 'utf8')).toBe('first\nthird\n');
});

/** A write of so many bytes of a text and no more, as on a disk that is full. */
function shortWrite(path: string, bytesWritten: number): Appendable['write'] {
  return (async (text: Buffer) => {
    await writeFile(path, text.subarray(0, bytesWritten), { flag: 'a' });
    return { bytesWritten, buffer: text };
  }) as unknown as Appendable['write'];
}

it.each([0, 1, 4, 5])(
  'cuts off a line of which a full disk took %i bytes of 6, even when that is possible only later',
  async (bytes) => {
    const path = join(temporaryFolder(), 'file');
    const faults = [{ write: shortWrite(path, bytes) }, { truncate: fails }];
    const append = appender(await faulty(path, faults));
    await expect(append(Buffer.from('first\n'))).rejects.toThrow('The disk is full.');
    expect(await readFile(path, 'utf8')).toBe('first\n'.slice(0, bytes));
    await append(Buffer.from('second\n'));
    expect(await readFile(path, 'utf8')).toBe('second\n');
  },
);

it('confirms no enquiry of which a full disk took all but the last byte', async () => {
  const folder = temporaryFolder();
  const path = join(folder, storeFileName);
  const enquiry = { id: 'a', receivedAt: '', formId: 'f', kind: 'chat' as const, fields: {} };
  const short = (async (text: Buffer) =>
    (await shortWrite(path, text.length - 1)(text)) as unknown) as unknown as Appendable['write'];
  const openFile = async () => storeFile(await faulty(path, [{ write: short }]), path, new Map());
  const store = storeIn(openFile, await openFile());
  await expect(store.keep(enquiry)).rejects.toThrow('The disk is full.');
  expect(linesIn(folder)).toEqual([]);
});

it.skipIf(!existsSync('/dev/full'))('tells that a real disk is full', async () => {
  const file = await open('/dev/full', 'a');
  await expect(appender(file)(Buffer.from('x'))).rejects.toThrow('ENOSPC');
  await file.close();
});

it('fails all enquiries of a group together, and takes them when they come again', async () => {
  const folder = temporaryFolder();
  const path = join(folder, storeFileName);
  let isBroken = true;
  const openFile = async () => {
    const file = await opened(path);
    const real = file.datasync.bind(file);
    file.datasync = () => (isBroken ? fails() : real());
    return storeFile(file, path, new Map());
  };
  const store = storeIn(openFile, await openFile());
  const all = () =>
    Promise.allSettled(
      ['a', 'b', 'c'].map((id) => store.keep({ id, receivedAt: '', formId: 'f', kind: 'chat', fields: {} })),
    );
  expect(new Set((await all()).map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(linesIn(folder)).toEqual([]);
  isBroken = false;
  await all();
  expect(linesIn(folder)).toHaveLength(3);
});
