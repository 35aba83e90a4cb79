import { problemAt, problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import { settingsPath } from '../document-kind';
import type { PageEntry, Site } from '../site';
import { textOf } from '../validate/use';
import type { Rule } from './rule';

/** The old addresses that lead to a page, with their places in its document. */
export function aliasesOf(page: PageEntry): { route: string; pointer: string }[] {
  return page.uses.flatMap((use) => {
    const route = use.kind === 'alias' ? textOf(use) : undefined;
    return route === undefined ? [] : [{ route, pointer: use.pointer }];
  });
}

/** Every address belongs to one document and has one spelling, and there is a home page. */
export const routes: Rule = (site) => {
  const beside = pagesBesideFolders(site);
  const others = site.pages.filter((page) => !beside.includes(page));
  return [...missing(site), ...badNames(site), ...besideFolders(beside), ...doubled(others)];
};

function missing(site: Site): Problem[] {
  const start = { offset: 0, length: 0 };
  if (site.routesOfFiles.size === 0) return [problemAt({ path: 'index.json', text: '' }, start, '', 'no-pages', {})];
  const hasHome = [...site.routesOfFiles.values(), ...site.pages.map((page) => page.route)].includes('/');
  return hasHome ? [] : [problemAt({ path: 'index.json', text: '' }, start, '', 'missing-home', {})];
}

function badNames(site: Site): Problem[] {
  return site.pages.flatMap(({ document, uses }) => {
    if (uses.some((use) => use.kind === 'path')) return [];
    const name = document.path.replace(/\.json$/, '');
    if (/^(?:[a-z0-9-]|\{[a-zA-Z.]+\})+(?:\/(?:[a-z0-9-]|\{[a-zA-Z.]+\})+)*$/.test(name)) return [];
    const better = `${name.toLowerCase().replaceAll(/[^a-z0-9/]+/g, '-').replaceAll(/(^|\/)-|-(?=\/|$)/g, '$1')}.json`;
    return [problemIn(document, '', 'opening', 'bad-file-name', { name: document.path, better })];
  });
}

function besideFolders(beside: PageEntry[]): Problem[] {
  return beside.map(({ document }) => {
    const folder = document.path.replace(/\.json$/, '/');
    return problemIn(document, '', 'opening', 'file-beside-folder', { file: document.path, folder });
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

function doubled(pages: PageEntry[]): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) =>
    claimsOf(page).flatMap((claim) => {
      const other = owners.get(claim.route);
      owners.set(claim.route, other ?? page.document.path);
      if (other === undefined) return [];
      const part = claim.pointer === '' ? 'opening' : 'value';
      return [problemIn(page.document, claim.pointer, part, 'duplicate-url', { path: claim.route, other })];
    }),
  );
}

function claimsOf(page: PageEntry): { route: string; pointer: string }[] {
  const pointer = page.uses.some((use) => use.kind === 'path') ? '/path' : '';
  return [{ route: page.route, pointer }, ...aliasesOf(page)];
}

/** The settings exist. */
export const settings: Rule = (site) =>
  site.hasSettings
    ? []
    : [problemAt({ path: settingsPath, text: '' }, { offset: 0, length: 0 }, '', 'missing-settings', {})];
