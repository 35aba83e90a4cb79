import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { watchFolder } from './watch-folder';

let folder = '';
let onChange = vi.fn<() => void>();

beforeEach(() => {
  const outer = mkdtempSync(join(tmpdir(), 'vakta-watch-'));
  onTestFinished(() => rmSync(outer, { recursive: true, force: true }));
  folder = join(outer, 'pages');
  for (const name of ['industry', '.hidden']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'index.json'), '{}');
  onChange = vi.fn<() => void>();
  watchFolder(folder, onChange);
});

/** Whether it is heard of something that is done. */
async function hears(change: () => void): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  onChange.mockClear();
  change();
  return vi.waitUntil(() => onChange.mock.calls.length > 0, { timeout: 10_000 });
}

const write = (path: string) => () => writeFileSync(join(folder, path), `{"at":${performance.now()}}`);

it('hears of a file that is written, comes, gets another name or goes, in the folder and below it', async () => {
  expect(await hears(write('index.json'))).toBe(true);
  expect(await hears(write('industry/new.json'))).toBe(true);
  expect(
    await hears(() => renameSync(join(folder, 'industry/new.json'), join(folder, 'industry/old.json'))),
  ).toBe(true);
  expect(await hears(() => rmSync(join(folder, 'industry/old.json')))).toBe(true);
});

it('hears of what happens in folders that came later, one in the other', async () => {
  expect(await hears(() => mkdirSync(join(folder, 'blog/2026/may'), { recursive: true }))).toBe(true);
  expect(await hears(write('blog/2026/may/first.json'))).toBe(true);
});

it('hears of what happens in a folder that was removed and made anew, be it the whole', async () => {
  for (const path of ['industry', '.']) {
    expect(await hears(() => rmSync(join(folder, path), { recursive: true }))).toBe(true);
    expect(await hears(() => mkdirSync(join(folder, path)))).toBe(true);
    expect(await hears(write(`${path}/again.json`))).toBe(true);
  }
});

it('hears nothing of hidden files, nor of what happens beside the folder', async () => {
  for (const path of ['.index.json.swp', '.hidden/a.json', '../beside.json']) write(path)();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onChange).not.toHaveBeenCalled();
});
