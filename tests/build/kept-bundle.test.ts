import { existsSync, mkdirSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundle } from '../../scripts/build/bundle';
import { bundleCache, bundleKey, filesOf, keptBundle } from '../../scripts/build/kept-bundle';
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

let root = '';
const made: string[] = [];
/** Writes a file of a made-up project, or takes it away. */
function change(path: string, text: string | undefined): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  if (text === undefined) unlinkSync(join(root, path));
  else writeFileSync(join(root, path), text);
}
beforeEach(() => {
  root = newFolder();
  made.push(root);
  for (const path of [
    'src/a/A.tsx',
    'src/a/A.module.css',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'scripts/build/template.ts',
  ])
    change(path, 'x');
  change('node_modules/.package-lock.json', 'x');
});
afterAll(() => {
  delete process.env['VITE_TEST'];
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

describe('A kept bundle', () => {
  it.each<[string, string, string | undefined]>([
    ['a changed component', 'src/a/A.tsx', 'y'],
    ['a changed stylesheet', 'src/a/A.module.css', 'y'],
    ['a component that is gone', 'src/a/A.tsx', undefined],
    ['a new component', 'src/b/B.tsx', 'x'],
    ['another page around it', 'index.html', 'y'],
    ['other settings of the bundler', 'vite.config.ts', 'y'],
    ['another way of making it ready', 'scripts/build/template.ts', 'y'],
    ['other packages', 'package-lock.json', 'y'],
    ['packages that are installed and not written down', 'node_modules/.package-lock.json', 'y'],
    ['variables in a file', '.env.production', 'VITE_A=1'],
    ['a file that is published as it is', 'public/a.txt', 'x'],
  ])('is another one after %s', (_, path, text) => {
    const before = bundleKey({}, root);
    change(path, text);
    expect(bundleKey({}, root)).not.toBe(before);
  });

  it('is the same one whatever else changes', () => {
    const before = bundleKey({}, root);
    change('pages-json/index.json', '{}');
    change('docs/x.md', 'x');
    expect(bundleKey({}, root)).toBe(before);
  });

  it('tells two files from one with the text of both', () => {
    change('src/a/A.tsx', 'xsrc/a/B.tsxx');
    const one = bundleKey({}, root);
    change('src/a/A.tsx', 'x');
    change('src/a/B.tsx', 'x');
    expect(bundleKey({}, root)).not.toBe(one);
  });

  it('is built once, without a warning, and has the same files when it is read again', async () => {
    const warned = vi.spyOn(console, 'warn');
    process.env['VITE_TEST'] = root;
    const [first, second] = [newFolder(), newFolder()];
    made.push(first, second);
    await bundle(first);
    expect(runs.of).toBeGreaterThan(0);
    expect(warned).not.toHaveBeenCalled();
    const before = runs.of;
    await bundle(second);
    expect(runs.of).toBe(before);
    expect([...filesOf(second)]).toEqual([...filesOf(first)]);
    for (const options of [{}, { ssr: 'src/entry-server.tsx' }])
      rmSync(join(bundleCache, bundleKey(options)), { recursive: true, force: true });
  });

  it('is not kept by halves when writing it fails', async () => {
    const options = { test: root };
    const folder = join(bundleCache, bundleKey(options));
    const broken = (): Promise<Map<string, string>> =>
      Promise.resolve(
        new Map([
          ['a.js', 'x'],
          ['a.js/b.js', 'x'],
        ]),
      );
    await expect(keptBundle(options, broken)).rejects.toThrow('EEXIST');
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(bundleCache).filter((name) => name.endsWith(`-${process.pid}`))).toEqual([]);
  });
});
