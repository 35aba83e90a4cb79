import {
  appendFileSync,
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildFolder } from '../../scripts/build/build-folder';
import { filesBelow } from '../../scripts/build/made-files';
import { engineRoot as copy } from '../../scripts/files/roots';
import { newFolder, page, site, write } from '../build/sample-site';

/** The build works in a copy of the project, with caches of its own, whose sources can be changed. */
vi.mock('../../scripts/files/roots', async () => {
  // What makes folders for tests knows the project's own.
  const [{ mkdtempSync }, { tmpdir }] = await Promise.all([import('node:fs'), import('node:os')]);
  const folder = mkdtempSync(`${tmpdir()}/vakta-copy-`);
  return { engineRoot: folder, siteRoot: folder };
});

/** How often the bundler has run. */
const bundled = vi.hoisted(() => ({ times: 0, atFirst: 0 }));
vi.mock('vite', async (original) => {
  const vite = await original<typeof import('vite')>();
  return {
    ...vite,
    build: (...all: Parameters<typeof vite.build>) => {
      bundled.times += 1;
      return vite.build(...all);
    },
  };
});
const warned = vi.spyOn(console, 'warn');

const folder = newFolder();
const [pages, out] = [join(folder, 'pages'), join(folder, 'site')];

beforeAll(async () => {
  const own = ['src', 'brands', 'schemas', 'scripts', 'index.html', 'package.json'];
  for (const name of [...own, 'tests/sites/small']) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  site(pages, 4);
  write(pages, '_collections/books.json', { listOf: 'book', items: [book('The First')] });
  write(pages, 'books.json', {
    ...page(5),
    blocks: [
      { type: 'hero', heading: 'Books' },
      { type: 'books', heading: 'On the shelf', items: { from: 'books' } },
    ],
  });
  write(pages, '_media/line.svg', drawing('M1 1L8 8'));
  await build(out);
  bundled.atFirst = bundled.times;
});
afterAll(() => [folder, copy].forEach((one) => rmSync(one, { recursive: true })));

const book = (title: string): object => ({
  title,
  text: 'Short chapters on small habits.',
  cover: { src: 'line', alt: 'A line.' },
  amazonLink: 'https://www.amazon.in/dp/0000000001',
  testimonials: [{ quote: 'I lent it to my trainee.', author: 'A reader' }],
});
const drawing = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${path}"/></svg>`;

async function build(place: string): Promise<void> {
  const { exitCode, output } = await buildFolder({ pages, out: place }, false);
  if (exitCode !== 0) throw new Error(output);
}

/** The files of a site, each by its path. */
function contentOf(place: string): Map<string, string> {
  const paths = filesBelow(place).toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(place, path), 'latin1')]));
}

/** The paths at which two sites differ. */
function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));
}

/** Replaces words in a file, and makes sure that they stood there. */
function replace(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  write('', file, text.replaceAll(from, to));
}

const inPages = (path: string, from: string, to: string) => (): void => replace(join(pages, path), from, to);
const inSources = (path: string, from: string, to: string): void => replace(join(copy, path), from, to);

/** Makes a change, and compares a build over the one before with one into an empty folder. */
async function compare(_: string, change: () => void, ...changed: (string | RegExp)[]): Promise<void> {
  const before = contentOf(out);
  change();
  await build(out);
  const after = contentOf(out);
  for (const path of changed) expect(differences(before, after)).toContainEqual(expect.stringMatching(path));
  const clean = join(folder, 'clean');
  await build(clean);
  expect(differences(after, contentOf(clean))).toEqual([]);
  rmSync(clean, { recursive: true });
}

it.each<[string, () => void, string | RegExp]>([
  [
    'a changed word',
    inPages('pages/page-1.json', 'Some **words**', 'Other **words**'),
    'pages/page-1/page.json',
  ],
  [
    'a renamed page',
    () => renameSync(join(pages, 'pages/page-2.json'), join(pages, 'pages/page-two.json')),
    'pages/page-2/index.html',
  ],
  ['a deleted page', () => rmSync(join(pages, 'pages/page-3.json')), 'sitemap.xml'],
  ['a new picture', () => write(pages, '_media/line.svg', drawing('M8 1L1 8')), /^media\/line-\w+\.svg$/],
  [
    'a changed list',
    () =>
      write(pages, '_collections/books.json', {
        listOf: 'book',
        items: [book('The First'), book('The Second')],
      }),
    'books/index.html',
  ],
  [
    'a changed setting',
    inPages('_site.json', 'Vikram Sahyadri', 'Asha Deshpande'),
    'pages/page-4/index.html',
  ],
])('after %s a build over the one before gives every byte of one into an empty folder', compare);

it('no change of the pages has the app bundled again, which was done without a warning', () => {
  expect(bundled.atFirst).toBeGreaterThan(0);
  expect(bundled.times).toBe(bundled.atFirst);
  expect(warned).not.toHaveBeenCalled();
});

it('after a changed component and stylesheet a build gives every byte of one into an empty folder', async () => {
  const change = (): void => {
    inSources('src/blocks/prose/Prose.tsx', '<h2>{largeLine(heading)}</h2>', '<h2 data-new>{heading}</h2>');
    inSources('src/blocks/prose/Prose.module.css', '39rem', '38rem');
  };
  await compare('', change, 'pages/page-4/index.html', /^assets\/.*\.css$/);
  expect(bundled.times).toBe(2 * bundled.atFirst);
});

it('a file of a site that somebody changes in place changes neither the next build nor that of another site', async () => {
  const before = contentOf(out);
  const touched = [...before.keys()].filter((path) => /^(?:assets|media|social)\//.test(path));
  expect(touched.join(' ')).toMatch(/\.svg .*\.jpg/);
  for (const path of touched) appendFileSync(join(out, path), 'changed');
  const other = join(folder, 'other');
  for (const place of [other, out]) {
    await build(place);
    expect(differences(before, contentOf(place))).toEqual([]);
  }
  rmSync(other, { recursive: true });
});

it('what is damaged of all that was kept is made again', async () => {
  const before = contentOf(out);
  const cache = join(copy, '.cache');
  for (const [at, path] of filesBelow(cache).entries())
    writeFileSync(join(cache, path), at % 2 === 0 ? '' : 'throw new Error("damaged");');
  await build(out);
  expect(differences(before, contentOf(out))).toEqual([]);
});

it('after all of these a build without anything that was kept gives the same bytes', async () => {
  rmSync(join(copy, '.cache'), { recursive: true });
  const clean = join(folder, 'clean');
  await build(clean);
  expect(differences(contentOf(out), contentOf(clean))).toEqual([]);
});
