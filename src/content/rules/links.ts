import { problemIn } from '../problems/create-problem';
import type { Part } from '../parse/locate';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import { readAddress, safeSchemes } from '../resolve/address';
import { entries, type Entry, type PageEntry, type Site } from '../site';
import { textOf, type Use } from '../validate/use';
import type { Rule } from './rule';
import { aliasesOf } from './routes';

/** Every link is safe and leads to a page and a place that exist. */
export const links: Rule = (site) => {
  const targets = targetsOf(site);
  return entries(site).flatMap((entry) => entry.uses.flatMap((use) => linksAt(site, entry, use, targets)));
};

/** The pages by address, old addresses included; a page that cannot be read has no entry to look into. */
type Targets = Map<string, PageEntry | undefined>;

function targetsOf(site: Site): Targets {
  const unread = [...site.routesOfFiles.values()].map((route) => [route, undefined] as const);
  const aliases = site.pages.flatMap((page) => aliasesOf(page).map(({ route }) => [route, page] as const));
  return new Map([...unread, ...aliases, ...site.pages.map((page) => [page.route, page] as const)]);
}

function linksAt(site: Site, entry: Entry, use: Use, targets: Targets): Problem[] {
  if (use.kind === 'link') {
    const written = textOf(use);
    return written ? (linkProblem(entry, use, 'value', written, targets) ?? []) : [];
  }
  const written = use.kind === 'richText' ? (site.texts.get(use)?.links ?? []) : [];
  return [...new Set(written)].flatMap((to) => linkProblem(entry, use, { words: to }, to, targets) ?? []);
}

function linkProblem(entry: Entry, use: Use, part: Part, written: string, targets: Targets): Problem[] | undefined {
  const address = readAddress(written);
  const { document } = entry;
  if (address.kind === 'unreadable') {
    const near = nearest(`/${written}`, targets.keys());
    return [problemIn(document, use.pointer, part, 'bad-address', { address: written, ...(near !== undefined && { near }) })];
  }
  if (address.kind === 'other') return schemeProblem(entry, use, part, written, address.scheme);
  const here = 'route' in entry ? (entry as PageEntry).route : undefined;
  const path = address.kind === 'page' ? address.path : here;
  if (path === undefined) return undefined;
  if (!targets.has(path)) {
    const near = nearest(path, targets.keys());
    return [problemIn(document, use.pointer, part, 'missing-page', { path, ...(near !== undefined && { near }) })];
  }
  const target = targets.get(path);
  if (target?.isDraft && !(entry as Partial<PageEntry>).isDraft) return [problemIn(document, use.pointer, part, 'draft-page', { path })];
  return anchorProblem(entry, use, part, address.anchor, target);
}

function schemeProblem({ document }: Entry, use: Use, part: Part, url: string, scheme: string): Problem[] | undefined {
  if (!safeSchemes.includes(scheme)) return [problemIn(document, use.pointer, part, 'unsafe-url', { url, scheme: `${scheme}:` })];
  if (scheme === 'http') return [problemIn(document, use.pointer, part, 'insecure-url', { url })];
  if (scheme === 'https' && !URL.canParse(url)) return [problemIn(document, use.pointer, part, 'bad-address', { address: url })];
  return undefined;
}

function anchorProblem({ document }: Entry, use: Use, part: Part, anchor: string | undefined, target: PageEntry | undefined): Problem[] {
  if (anchor === undefined || anchor === '' || !target) return [];
  const known = target.uses.filter((other) => other.kind === 'id').flatMap((other) => textOf(other) ?? []);
  if (known.includes(anchor)) return [];
  const near = nearest(anchor, known);
  const details = { anchor, path: target.route, known, ...(near !== undefined && { near }) };
  return [problemIn(document, use.pointer, part, 'missing-anchor', details)];
}
