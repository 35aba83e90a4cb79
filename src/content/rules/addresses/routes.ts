import { problemAt } from '../../problems/create-problem';
import { findingIn, type Finding } from '../../problems/finding';
import type { Problem } from '../../problems/problem';
import { aliasesOf, hasPath, unreadRoutes } from '../../facts/addresses';
import { betterFileName, betterSpecialName, isTakenName } from '../../facts/file-names';
import type { PageEntry, Site } from '../../facts/site';
import { settingsPath } from '../../source/document-kind';
import { textOf } from '../../validate/annotation';
import { copiesOf } from '../copies/copied-pages';
import { targetsOf } from '../links/link-targets';
import type { LostAddress } from './lost-addresses';
import type { Rule } from '../rule';

export const routes: Rule = {
  about: 'Every address belongs to one document and has one spelling, and there is a home page.',
  codes: ['bad-file-name', 'duplicate-url', 'file-beside-folder', 'missing-home', 'no-pages', 'wrong-format'],
  check: (site) => {
    const beside = pagesBesideFolders(site);
    const others = site.pages.filter((page) => !beside.includes(page));
    return [
      ...missing(site),
      ...badNames(site),
      ...badlyFilled(site),
      ...besideFolders(beside, site),
      ...duplicateAddresses(others, () => copiesOf(site)),
    ];
  },
};

function missing(site: Site): Problem[] {
  const start = { offset: 0, length: 0 };
  if (site.routesOfFiles.size === 0)
    return [problemAt({ path: 'index.json', text: '' }, start, '', 'no-pages', {})];
  const hasHome = [...unreadRoutes(site), ...site.pages.map((page) => page.route)].includes('/');
  return hasHome ? [] : [problemAt({ path: 'index.json', text: '' }, start, '', 'missing-home', {})];
}

/** Of a copy its bad name is told there; of a folder with several pages the name is told once, at the first. */
function badNames(site: Site): Finding[] {
  const bad = site.pages.filter((page) => !hasPath(page) && betterFileName(page.document.path) !== undefined);
  if (bad.length === 0) return [];
  const copies = copiesOf(site);
  const { lost } = targetsOf(site);
  const folders = bad.map(({ document }) => badFolder(document.path));
  const isShared = (folder: string | undefined): boolean =>
    folder !== undefined && folders.indexOf(folder) < folders.lastIndexOf(folder);
  return bad.flatMap((page, at) => {
    const folder = folders[at];
    if (copies.has(page) || (isShared(folder) && folders.indexOf(folder) < at)) return [];
    const details = isShared(folder) ? { folder } : { lost: lost.get(page) };
    return [badName(page, details, site)];
  });
}

/** The name of a page's file, or of its folder, that makes bad addresses. */
function badName(
  { document }: PageEntry,
  { folder, lost }: { folder?: string | undefined; lost?: LostAddress | undefined },
  { documents }: Site,
): Finding {
  const name = folder ?? document.path;
  const isCopy = isNamedAsCopy(name, documents);
  const better =
    folder === undefined ? betterFileName(name) : betterFileName(`${name}.json`)?.replace(/\.json$/, '');
  return findingIn(document, '', 'opening', 'bad-file-name', {
    name,
    better: better ?? name,
    isTaken:
      folder === undefined
        ? isTakenName(better ?? name, name, documents)
        : documents.some((other) => other.startsWith(`${better}/`)),
    isFolder: folder !== undefined,
    ...(isCopy && { isCopy }),
    ...(lost && !isCopy && { lost }),
  });
}

/** Whether a file has the name that computers give to the copy of another one: `books - Copy.json`, `books (2).json`. */
function isNamedAsCopy(name: string, documents: readonly string[]): boolean {
  const original = name.replace(/(?: - copy| copy)?(?: ?\(\d+\)| \d+)?(?=\.json$)/i, '');
  return original !== name && documents.includes(original);
}

/** The outermost folder of a path whose name makes bad addresses: `Our Books` for `Our Books/first.json`. */
function badFolder(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  return folders
    .map((_, at) => folders.slice(0, at + 1).join('/'))
    .find((folder) => betterFileName(`${folder}.json`) !== undefined);
}

/** What an address is when its placeholders are filled in, and an old one. */
const shapes: Partial<Record<string, RegExp>> = {
  path: /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
  alias: /^\/[^\s#<>"]+$/,
};

/** An address with placeholders is an address only when they are filled in. */
function badlyFilled({ pages, settings: known }: Site): Finding[] {
  if (!known?.isSound) return [];
  return pages
    .filter(({ isSound }) => isSound)
    .flatMap(({ document, annotations }) =>
      annotations.flatMap((annotation) => {
        const shape = shapes[annotation.kind];
        const value = shape && textOf(annotation);
        if (value === undefined || shape?.test(value)) return [];
        const rule =
          'Use a placeholder that holds only small letters, digits and hyphens, like {speaker.slug}.';
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

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => `${parts.slice(0, at + 1).join('/')}/`);
}

/** A file's own place comes before a `path`, and a `path` before an old address: the weaker claim is the mistake. */
function duplicateAddresses(pages: PageEntry[], copies: () => Copies): Finding[] {
  const owners = new Map<string, Claim>();
  const claims = pages.flatMap(claimsOf).toSorted((one, other) => one.rank - other.rank);
  return claims.flatMap((claim) => {
    const { page, route, pointer } = claim;
    const owner = owners.get(route);
    owners.set(route, owner ?? claim);
    if (owner === undefined || (pointer !== '' && isCopyOf(page, owner.page, copies()))) return [];
    const part = pointer === '' ? 'opening' : 'value';
    const own = owner.page === page && { own: owner.rank === 2 ? ('old' as const) : ('page' as const) };
    const details = { path: route, other: owner.page.document.path, ...own };
    return [findingIn(page.document, pointer, part, 'duplicate-url', details)];
  });
}

type Copies = ReturnType<typeof copiesOf>;

/** Of a copy is told as that: its old addresses go with it. */
function isCopyOf(page: PageEntry, other: PageEntry, copies: Copies): boolean {
  return copies.get(page)?.other === other || copies.get(other)?.other === page;
}

interface Claim {
  page: PageEntry;
  route: string;
  pointer: string;
  rank: number;
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

export const settings: Rule = {
  about: 'The settings exist.',
  codes: ['missing-settings'],
  check: (site) =>
    site.hasSettings
      ? []
      : [
          problemAt({ path: settingsPath, text: '' }, { offset: 0, length: 0 }, '', 'missing-settings', {
            misnamed: site.passedOver.find((path) => betterSpecialName(path) === settingsPath),
          }),
        ],
};
