import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './usage-error';

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
