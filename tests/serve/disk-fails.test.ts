import type { FileHandle } from 'node:fs/promises';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { siteAnswer } from '../../scripts/serve/site-answer';

const disk = vi.hoisted(() => ({
  opened: [] as FileHandle[],
  fails: (path: string): boolean => path === '',
}));

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const open: typeof fs.open = async (...all) => {
    const handle = await fs.open(...all);
    disk.opened.push(handle);
    return handle;
  };
  const realpath = (path: string): Promise<string> =>
    disk.fails(path)
      ? Promise.reject(Object.assign(new Error('Too many open files.'), { code: 'EMFILE' }))
      : fs.realpath(path);
  return { ...fs, open, realpath };
});

const folder = mkdtempSync(join(tmpdir(), 'vakta-fails-'));
mkdirSync(join(folder, 'a'));
writeFileSync(join(folder, '404.html'), 'There is no such page.');
beforeEach(() => disk.opened.splice(0));
afterAll(() => rmSync(folder, { recursive: true }));

it('closes the page for unknown addresses when the disk fails below it', async () => {
  disk.fails = (path) => path.endsWith('/a');
  await expect(siteAnswer(folder, ['a', 'x'], '/a/x')).rejects.toThrow('Too many');
  expect(disk.opened.filter(({ fd }) => fd >= 0)).toEqual([]);
});
