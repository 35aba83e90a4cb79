import { problemAt } from '../../problems/create-problem';
import { findingIn, type Finding } from '../../problems/finding';
import type { Problem } from '../../problems/problem';
import { aliasesOf, hasPath, unreadRoutes } from '../../facts/addresses';
import { betterFileName, betterSpecialName, isTakenName } from '../../facts/file-names';
import type { PageEntry, Site } from '../../facts/site';
import { settingsPath } from '../../source/document-kind';
import { textOf } from '../../validate/annotation';
import { grouped } from '../grouped';
import type { Rule } from '../rule';
import { copiesOf } from '../search/duplicate-texts';

const start = { offset: 0, length: 0 };

export const routes: Rule = {
  about:
    'Every address belongs to one document and has one spelling, and there are settings and a home page.',
  codes: [
    'bad-file-name',
    'duplicate-url',
    'file-beside-folder',
    'missing-home',
    'missing-settings',
    'no-pages',
    'wrong-format',
  ],
  check: (site) => {
    const beside = pagesBesideFolders(site);
    const others = site.pages.filter((page) => !beside.includes(page));
    return [
      ...missing(site),
      ...badNames(site),
      ...badlyFilled(site),
      ...besideFolders(beside, site),
      ...duplicateAddresses(others, site),
    ];
  },
};

function missing(site: Site): Problem[] {
  const misnamed = site.passedOver.find((path) => betterSpecialName(path) === settingsPath);
  const noSettings = problemAt({ path: settingsPath, text: '' }, start, '', 'missing-settings', { misnamed });
  const hasHome = [...unreadRoutes(site), ...site.pages.map(({ route }) => route)].includes('/');
  const code = site.routesOfFiles.size === 0 ? 'no-pages' : 'missing-home';
  const noHome = problemAt({ path: 'index.json', text: '' }, start, '', code, {});
  return [...(site.hasSettings ? [] : [noSettings]), ...(hasHome ? [] : [noHome])];
}

/** Names of files, or of their folders, that make bad addresses: each once. A copy is told of its name as a copy. */
function badNames(site: Site): Finding[] {
  const bad = site.pages.filter((page) => !hasPath(page) && betterFileName(page.document.path) !== undefined);
  if (bad.length === 0) return [];
  const copies = copiesOf(site);
  const byName = grouped(
    bad.filter((page) => !copies.has(page)),
    ({ document }) => badFolder(document.path) ?? document.path,
  );
  return [...byName].map(([folder, [first, ...more]]) => {
    const isFolder = more.length > 0;
    const { document } = first as PageEntry;
    const name = isFolder ? folder : document.path;
    const file = betterFileName(isFolder ? `${name}.json` : name) ?? name;
    const better = isFolder ? file.replace(/\.json$/, '') : file;
    const isTaken = isFolder
      ? site.documents.some((other) => other.startsWith(`${better}/`))
      : isTakenName(better, name, site.documents);
    return findingIn(document, '', 'opening', 'bad-file-name', { name, better, isTaken, isFolder });
  });
}

/** The outermost folder of a path whose name makes bad addresses: `Our Books` for `Our Books/first.json`. */
function badFolder(path: string): string | undefined {
  return foldersOf(path)
    .map((folder) => folder.slice(0, -1))
    .find((folder) => betterFileName(`${folder}.json`) !== undefined);
}

/** What an address is when its placeholders are filled in, and an old one. */
const shapes: Partial<Record<string, RegExp>> = {
  path: /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
  alias: /^\/[^\s#<>"]+$/,
};

/** An address with placeholders is an address only when they are filled in. */
function badlyFilled({ pages, settings }: Site): Finding[] {
  if (!settings?.isSound) return [];
  return pages.flatMap(({ document, annotations, isSound }) =>
    annotations.flatMap((annotation) => {
      const shape = isSound ? shapes[annotation.kind] : undefined;
      const value = shape && textOf(annotation);
      if (value === undefined || shape?.test(value)) return [];
      const rule = 'Use a placeholder that holds only small letters, digits and hyphens, like {owner.slug}.';
      return [findingIn(document, annotation.pointer, 'value', 'wrong-format', { value, rule })];
    }),
  );
}

function besideFolders(beside: PageEntry[], { documents }: Site): Finding[] {
  return beside.map(({ document: { path } }) => {
    const folder = path.replace(/\.json$/, '/');
    const isDouble = documents.includes(`${folder}index.json`);
    return findingIn({ path }, '', 'opening', 'file-beside-folder', { file: path, folder, isDouble });
  });
}

function pagesBesideFolders(site: Site): PageEntry[] {
  const folders = new Set([...site.routesOfFiles.keys()].flatMap(foldersOf));
  return site.pages.filter(({ document }) => folders.has(document.path.replace(/\.json$/, '/')));
}

/** `["a/", "a/b/"]` for `a/b/c.json`. */
function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}

interface Claim {
  page: PageEntry;
  route: string;
  pointer: string;
  rank: number;
}

/** A file's own place comes before a `path`, and a `path` before an old address: the weaker claim is the mistake. Of a copy the old addresses are reported with it. */
function duplicateAddresses(pages: PageEntry[], site: Site): Finding[] {
  const claims = pages.flatMap(claimsOf).toSorted((one, other) => one.rank - other.rank);
  const twice = [...grouped(claims, ({ route }) => route).values()].filter(({ length }) => length > 1);
  if (twice.length === 0) return [];
  const copies = copiesOf(site);
  return twice.flatMap(([owner, ...others]) =>
    others.flatMap(({ page, route: path, pointer }) => {
      const first = (owner as Claim).page;
      const isCopy = copies.get(page)?.other === first || copies.get(first)?.other === page;
      if (isCopy && pointer !== '') return [];
      const details = { path, other: first.document.path, isOwn: first === page };
      return [
        findingIn(page.document, pointer, pointer === '' ? 'opening' : 'value', 'duplicate-url', details),
      ];
    }),
  );
}

function claimsOf(page: PageEntry): Claim[] {
  const own = { page, route: page.route, pointer: hasPath(page) ? '/path' : '', rank: hasPath(page) ? 1 : 0 };
  const old = aliasesOf(page).filter(({ route }) => route === page.route || pageAt(route) !== page.route);
  return [own, ...old.map(({ route, pointer }) => ({ page, route: pageAt(route), pointer, rank: 2 }))];
}

/** The page that hosts have at an address: `/contact.html` and `/contact/index.html` are where `/contact` lies. */
function pageAt(route: string): string {
  return route.replace(/(?:\/index)?\.html$/, '') || '/';
}
