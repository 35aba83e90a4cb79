import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { runCommand, UsageError } from './usage-error';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

const folder = mkdtempSync(join(tmpdir(), 'vakta-command-'));
writeFileSync(join(folder, 'file'), '');
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a file on the way', () => mkdirSync(join(folder, 'file/x')), 'A file stands where a folder has to be'],
  ['a long name', () => mkdirSync(join(folder, 'a'.repeat(300))), 'This name is too long'],
  ['a folder', () => writeFileSync(folder, ''), 'A folder stands where a file has to be'],
])('a command that meets %s says so in a sentence', async (_, work, words) => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(() => {
    work();
    return 0;
  });
  expect([process.exitCode, told.mock.calls]).toEqual([2, [[expect.stringMatching(`^${words}[^\n]*$`)]]]);
});

it.each([
  [
    'a wrong use in its words alone',
    new UsageError('Name a folder.\nLike \u001bthis.'),
    /^Name a folder\.\nLike \\u\{1b\}this\.$/,
  ],
  [
    'a full disk without its place, where nobody knows that',
    failure('ENOSPC'),
    /^The disk is full\. Make room, then try again\.$/,
  ],
  [
    'a mistake of ours with all that we know of it',
    new Error('It is undefined.'),
    /^Error: It is undefined\.\n +at /,
  ],
  ['a mistake of another kind', 'just words', /^just words$/],
])('a command tells %s', async (_, error, words) => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(() => Promise.reject(error));
  expect([process.exitCode, told.mock.calls]).toEqual([2, [[expect.stringMatching(words)]]]);
});

it('a command that is done ends as it says', async () => {
  await runCommand(() => Promise.resolve(1));
  expect(process.exitCode).toBe(1);
});

it('a command does not mind that nobody reads what it says to its end', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(() => {
    process.stdout.emit('error', failure('EPIPE'));
    return 0;
  });
  expect([process.exitCode, told.mock.calls]).toEqual([0, []]);
  await runCommand(() => {
    process.stdout.emit('error', failure('EIO'));
    return 0;
  });
  expect([process.exitCode, told.mock.calls]).toEqual([2, [[expect.stringMatching('^Error: EIO')]]]);
});
