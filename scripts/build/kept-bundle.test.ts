import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, type Files } from '../files/kept';
import { engineRoot } from '../files/roots';
import { bundleCache, bundleKey, filesOf, keptBundle } from './kept-bundle';

vi.mock('../files/roots', async () => {
  const [fs, os] = [await import('node:fs'), await import('node:os')];
  const folder = fs.mkdtempSync(`${os.tmpdir()}/vakta-bundles-`);
  return { engineRoot: folder, siteRoot: folder };
});

let root = '';
/** Writes a file of a made-up project, or takes it away. */
function change(path: string, text: string | undefined): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  if (text === undefined) unlinkSync(join(root, path));
  else writeFileSync(join(root, path), text);
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vakta-bundled-'));
  for (const path of [
    'src/a/A.tsx',
    'src/a/A.module.css',
    'index.html',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
    'scripts/build/template.ts',
    'node_modules/.package-lock.json',
  ])
    change(path, 'x');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(engineRoot, { recursive: true }));

describe('The name of a bundle', () => {
  it.each<[string, string, string | undefined]>([
    ['a changed component', 'src/a/A.tsx', 'y'],
    ['a changed stylesheet', 'src/a/A.module.css', 'y'],
    ['a component that is gone', 'src/a/A.tsx', undefined],
    ['a new component', 'src/b/B.tsx', 'x'],
    ['another page around it', 'index.html', 'y'],
    ['other settings of the compiler', 'tsconfig.json', 'y'],
    ['another way of making it ready', 'scripts/build/template.ts', 'y'],
    ['other packages that are wanted', 'package.json', 'y'],
    ['other packages', 'package-lock.json', 'y'],
    ['packages that are installed and not written down', 'node_modules/.package-lock.json', 'y'],
    ['packages of which nothing is written down', 'node_modules/.package-lock.json', undefined],
    ['variables in a file', '.env.production', 'VITE_A=1'],
    ['other browsers that are served', '.browserslistrc', 'last 1 version'],
    ['a file that is published as it is', 'public/a.txt', 'x'],
  ])('is another one after %s', (_, path, text) => {
    const before = bundleKey({}, root);
    change(path, text);
    expect(bundleKey({}, root)).not.toBe(before);
  });

  it.each(['VITE_A', 'BROWSERSLIST_ENV'])('is another one with another %s in the environment', (name) => {
    vi.stubEnv(name, '1');
    const before = bundleKey({}, root);
    vi.stubEnv(name, '2');
    expect(bundleKey({}, root)).not.toBe(before);
  });

  it('is another one for other options', () => {
    expect(bundleKey(['browser'], root)).not.toBe(bundleKey(['server'], root));
    expect(bundleKey(['browser'], root)).toMatch(/^[\da-f]{32}$/);
  });

  it('is the same one whatever else changes', () => {
    const before = bundleKey({}, root);
    for (const path of [
      'pages-json/index.json',
      'docs/x.md',
      'scripts/dev.ts',
      'my-index.html',
      'src-two/a.ts',
    ])
      change(path, '{}');
    vi.stubEnv('MY_VITE_A', '1');
    expect(bundleKey({}, root)).toBe(before);
  });

  it('tells two files from one with the text of both', () => {
    change('src/a/A.tsx', 'xsrc/a/B.tsxx');
    const one = bundleKey({}, root);
    change('src/a/A.tsx', 'x');
    change('src/a/B.tsx', 'x');
    expect(bundleKey({}, root)).not.toBe(one);
  });
});

describe('A kept bundle', () => {
  const made: Files = new Map([
    ['index.html', 'page'],
    ['assets/b.css', 'style'],
    ['assets/a.js', 'script'],
  ]);
  const textsIn = (folder: string) => [...filesOf(folder)].map(([path, bytes]) => [path, String(bytes)]);

  beforeEach(() => {
    rmSync(bundleCache, { recursive: true, force: true });
    // A project of which nothing is there but what is always looked at.
    mkdirSync(join(engineRoot, 'scripts/build'), { recursive: true });
  });

  it('is made once, and has the same files, in the order of their names, when it is asked for again', async () => {
    const make = vi.fn<() => Promise<Files>>(() => Promise.resolve(made));
    const folder = await keptBundle('one', make);
    expect(folder).toBe(join(bundleCache, bundleKey('one')));
    expect(await keptBundle('one', make)).toBe(folder);
    expect(make).toHaveBeenCalledOnce();
    expect(textsIn(folder)).toEqual([
      ['assets/a.js', 'script'],
      ['assets/b.css', 'style'],
      ['index.html', 'page'],
    ]);
    expect(readdirSync(bundleCache)).toEqual([bundleKey('one')]);
  });

  it('is made again when one of its files was changed, cut off or taken away', async () => {
    const make = vi.fn<() => Promise<Files>>(() => Promise.resolve(made));
    const folder = await keptBundle('damaged', make);
    for (const damage of [
      () => writeFileSync(join(folder, 'assets/a.js'), 'other script'),
      () => writeFileSync(join(folder, 'index.html'), ''),
      () => unlinkSync(join(folder, 'assets/b.css')),
    ]) {
      damage();
      make.mockClear();
      expect(textsIn(await keptBundle('damaged', make))).toHaveLength(3);
      expect(make).toHaveBeenCalledOnce();
      expect(String(filesOf(folder).get('assets/a.js'))).toBe('script');
    }
  });

  it('is not kept by halves when writing it fails', async () => {
    const broken: Files = new Map([
      ['a.js', 'x'],
      ['a.js/b.js', 'x'],
    ]);
    await expect(keptBundle('broken', () => Promise.resolve(broken))).rejects.toThrow('EEXIST');
    expect(existsSync(bundleCache) ? readdirSync(bundleCache) : []).toEqual([]);
  });

  it('is that of another build which was first', async () => {
    const folder = join(bundleCache, bundleKey('first'));
    const make = async (): Promise<Files> => {
      await keep(folder, new Map([['first.js', 'x']]));
      return made;
    };
    expect(textsIn(await keptBundle('first', make))).toEqual([['first.js', 'x']]);
    expect(readdirSync(bundleCache)).toEqual([bundleKey('first')]);
  });

  it('goes when nobody has asked for it for three days, and another one is made', async () => {
    const [asked, young, old] = await Promise.all(
      ['asked', 'young', 'old'].map((one) => keptBundle(one, () => Promise.resolve(made))),
    );
    const hours = (count: number) => new Date(Date.now() - count * 60 * 60 * 1000);
    for (const [folder = '', at] of [
      [asked, 73],
      [young, 71],
      [old, 73],
    ] as const)
      utimesSync(folder, hours(at), hours(at));
    await keptBundle('asked', () => Promise.reject(new Error('It is there.')));
    await keptBundle('another', () => Promise.resolve(made));
    expect([asked, young, old].map((folder = '') => existsSync(folder))).toEqual([true, true, false]);
  });
});
