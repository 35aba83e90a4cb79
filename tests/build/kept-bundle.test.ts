import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { bundle } from '../../scripts/build/bundle';
import { bundleCache, bundleKey, filesOf } from '../../scripts/build/kept-bundle';
import { newFolder } from './sample-site';

const runs = vi.hoisted(() => ({ of: 0 }));

vi.mock('vite', async (original) => {
  const vite = await original<typeof import('vite')>();
  return {
    ...vite,
    build: (...all: Parameters<typeof vite.build>) => {
      runs.of += 1;
      return vite.build(...all);
    },
  };
});

const [first, second] = [newFolder(), newFolder()];
afterAll(() => {
  for (const kind of ['browser', 'server'])
    rmSync(join(bundleCache, bundleKey([kind, 'en'])), { recursive: true, force: true });
  vi.unstubAllEnvs();
  for (const folder of [first, second]) rmSync(folder, { recursive: true });
});

it('a bundle is built once, without a warning, and has the same files when it is read again', async () => {
  const warned = vi.spyOn(console, 'warn');
  // So that it is kept already for nobody.
  vi.stubEnv('VITE_TEST', first);
  const one = await bundle('en-IN', first);
  expect(runs.of).toBeGreaterThan(0);
  expect(warned).not.toHaveBeenCalled();
  const before = runs.of;
  const other = await bundle('en-IN', second);
  expect(runs.of).toBe(before);
  expect(one.files.length).toBeGreaterThan(10);
  expect(other.files).toEqual(one.files);
  expect([...filesOf(second)]).toEqual([...filesOf(first)]);
  expect([...filesOf(first).keys()].toSorted()).toEqual(one.files.toSorted());
});
