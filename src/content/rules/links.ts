import { findingIn, type Finding } from '../problems/finding';
import { placeholderPattern } from '../places/find-words';
import type { Part } from '../places/locate';
import { nearest } from '../problems/nearest';
import { readAddress, safeSchemes } from '../resolve/address';
import { entries, type Entry, type PageEntry, type NotedAnnotation } from '../site/site';
import { textOf } from '../validate/annotation';
import { likelyAddress } from './likely-address';
import type { Rule } from './rule';
import { targetsOf, type Targets } from './link-targets';

export const links: Rule = {
  about: 'Every link is safe and leads to a page and a place that exist.',
  codes: [
    'bad-address',
    'draft-page',
    'empty-block',
    'insecure-url',
    'missing-anchor',
    'missing-page',
    'unsafe-url',
  ],
  check: (site) => {
    if (site.routesOfFiles.size === 0) return [];
    const targets = targetsOf(site);
    return entries(site).flatMap((entry) =>
      entry.annotations.filter(mayLink).flatMap((annotation) => linksAt(entry, annotation, targets)),
    );
  },
};

function mayLink({ kind, text }: NotedAnnotation): boolean {
  return kind === 'link' || (text !== undefined && text.links.length > 0);
}

function linksAt(entry: Entry, annotation: NotedAnnotation, targets: Targets): Finding[] {
  if (annotation.kind === 'link') {
    const written = textOf(annotation);
    return written ? (linkProblem(entry, annotation, 'value', written, targets) ?? []) : [];
  }
  return [...new Set(annotation.text?.links)].flatMap(
    (to) => linkProblem(entry, annotation, { words: spellingsOf(to) }, to, targets) ?? [],
  );
}

/** How an address may be written in Markdown and in HTML. */
export function spellingsOf(address: string): string[] {
  const isLone = /\p{Surrogate}/u.test(address);
  return [address, ...(isLone ? [] : [encodeURI(address)]), address.replaceAll('&', '&amp;')];
}

function linkProblem(
  entry: Entry,
  annotation: NotedAnnotation,
  part: Part,
  written: string,
  targets: Targets,
): Finding[] | undefined {
  const address = readAddress(written);
  const { document } = entry;
  const isUnsafe = address.kind === 'other' && !safeSchemes.includes(address.scheme);
  if (!isUnsafe && hasUnfilled(written)) return undefined;
  if (address.kind === 'unreadable') {
    const near = likelyAddress(written, idsOf(entry)) ?? targets.meant(pathLike(written)).near;
    return [
      findingIn(document, annotation.pointer, part, 'bad-address', {
        address: written,
        ...(near !== undefined && { near }),
      }),
    ];
  }
  if (address.kind === 'other') return schemeProblem(entry, annotation, part, written, address.scheme);
  const here = 'route' in entry ? (entry as PageEntry).route : undefined;
  const path = address.kind === 'page' ? address.path : here;
  if (path === undefined) return undefined;
  if (!targets.pages.has(path)) {
    if (path === '/' || targets.expected.has(path) || nearest(path, targets.doubtful) !== undefined)
      return undefined;
    const { near, file } = targets.meant(path);
    const details = { path, ...(near !== undefined && { near }), ...(file !== undefined && { file }) };
    return [findingIn(document, annotation.pointer, part, 'missing-page', details)];
  }
  const target = targets.pages.get(path);
  if (target?.isDraft && !(entry as Partial<PageEntry>).isDraft)
    return [findingIn(document, annotation.pointer, part, 'draft-page', { path })];
  return anchorProblem(entry, annotation, part, address.anchor, target, targets);
}

function idsOf({ annotations }: Entry): string[] {
  return annotations.filter(({ kind }) => kind === 'id').flatMap((one) => textOf(one) ?? []);
}

/** With the slashes of an address, whoever wrote it as a path of Windows or of a file. */
function pathLike(written: string): string {
  return `/${written.replace(/\.json$/i, '')}`.replaceAll(/[\\/]+/g, '/');
}

/** A placeholder that stands for nothing is a problem of its own, or of the settings. */
function hasUnfilled(written: string): boolean {
  return written.search(placeholderPattern) >= 0;
}

function schemeProblem(
  { document }: Entry,
  annotation: NotedAnnotation,
  part: Part,
  url: string,
  scheme: string,
): Finding[] | undefined {
  if (!safeSchemes.includes(scheme))
    return [findingIn(document, annotation.pointer, part, 'unsafe-url', { url, scheme: `${scheme}:` })];
  if (scheme === 'http') return [findingIn(document, annotation.pointer, part, 'insecure-url', { url })];
  const isEmpty = /^(?:tel:\D*|mailto:[^@]*)$/i.test(url);
  if (isEmpty || (scheme === 'https' && !URL.canParse(url)))
    return [findingIn(document, annotation.pointer, part, 'bad-address', { address: url })];
  return undefined;
}

function anchorProblem(
  { document }: Entry,
  annotation: NotedAnnotation,
  part: Part,
  anchor: string | undefined,
  target: PageEntry | undefined,
  { textOf: read, leftOut }: Targets,
): Finding[] {
  if (anchor === undefined || anchor === '' || !target) return [];
  const list = leftOut(target).get(anchor);
  if (list !== undefined)
    return [
      findingIn(document, annotation.pointer, part, 'empty-block', { anchor, path: target.route, list }),
    ];
  const known = target.annotations
    .filter((other) => other.kind === 'id')
    .flatMap((other) => textOf(other) ?? []);
  // An id that stands twice may be the one that is missing.
  if (new Set(known).size < known.length) return [];
  if (known.includes(anchor) || isMisplaced(anchor, known, target, read)) return [];
  const near = nearest(anchor, known);
  const details = { anchor, path: target.route, known, ...(near !== undefined && { near }) };
  return [findingIn(document, annotation.pointer, part, 'missing-anchor', details)];
}

/** In a page with mistakes the id may be misspelt itself, or stand where the check does not look for it. */
function isMisplaced(
  anchor: string,
  known: string[],
  { isSound, document }: PageEntry,
  read: Targets['textOf'],
): boolean {
  if (isSound) return false;
  return (
    read(document.path).includes(JSON.stringify(anchor)) || known.some((id) => !/^[a-z][a-z0-9-]+$/.test(id))
  );
}
