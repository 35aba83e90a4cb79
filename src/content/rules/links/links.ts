import { downloadAt } from '../../../lib/download';
import { placeholderPattern } from '../../places/find-words';
import { pointerAbove } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { nearest } from '../../problems/nearest';
import { readAddress, routeIn } from '../../resolve/address';
import { linksOf } from '../../facts/addresses';
import { noted } from '../../facts/open-document';
import { entries, type Entry, type PageEntry, type NotedAnnotation, type Site } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import { onceEach } from '../grouped';
import type { Rule } from '../rule';
import { deadLinkProblems, type DeadLink, type Link } from './dead-links';
import { labelsNote } from './labelled-links';
import { targetsOf, type Targets } from './link-targets';
import { faultOf, deadOwnRoute, type AddressFault } from './outside-address';

export const links: Rule = {
  about: 'Every link is safe and leads to a page and a place that exist.',
  codes: [
    'bad-address',
    'closed-address',
    'dead-own-address',
    'draft-page',
    'empty-block',
    'file-address',
    'front-page',
    'full-address',
    'insecure-url',
    'local-address',
    'missing-anchor',
    'missing-page',
    'redirecting-address',
    'renamed-page',
    'tracked-address',
    'unsafe-url',
  ],
  notes: [labelsNote],
  check: (site) => {
    if (site.routesOfFiles.size === 0) return [];
    const targets = targetsOf(site);
    // Most addresses stand on many pages.
    const faultAnywhere = onceEach((written) => faultOf(written, [], targets));
    const known = { targets, faultAnywhere, idsLeftOut: idsLeftOut(site), site };
    const found = entries(site).flatMap((entry) =>
      entry.annotations.flatMap((annotation) =>
        linksAt(entry, annotation).flatMap((link) => problemsWith(link, known)),
      ),
    );
    return [
      ...found.filter((one) => 'in' in one),
      ...deadLinkProblems(
        found.filter((one) => 'path' in one),
        known.targets.alone,
      ),
    ];
  },
};

interface Known {
  targets: Targets;
  /** What is wrong with an address, wherever it stands. */
  faultAnywhere: (written: string) => AddressFault | undefined;
  /** The ids of blocks that are left out, with the name of the shared list that has no entries. */
  idsLeftOut: (page: PageEntry) => ReadonlyMap<string, string>;
  site: Site;
}

function linksAt(entry: Entry, annotation: NotedAnnotation): Link[] {
  const { kind, pointer } = annotation;
  return [...new Set(linksOf(annotation))].flatMap((written) => {
    if (kind === 'link' && written === '') return [];
    return { entry, pointer, written, part: kind === 'link' ? 'value' : { words: spellingsOf(written) } };
  });
}

/** How an address may be written in Markdown and in HTML. */
export function spellingsOf(address: string): string[] {
  if (address === '') return [']()', 'href=""'];
  const encoded = /\p{Surrogate}/u.test(address)
    ? []
    : [encodeURI(address), address.replaceAll(/[^!-~]+/g, encodeURI)];
  return [address, ...encoded, address.replaceAll('&', '&amp;'), address.replaceAll('%20', ' ')];
}

function problemsWith(link: Link, known: Known): (Finding | DeadLink)[] {
  const { entry, pointer, part, written } = link;
  const anywhere = known.faultAnywhere(written);
  const fault = anywhere?.code === 'bad-address' ? faultOf(written, idsOf(entry), known.targets) : anywhere;
  if (fault && isReportedElsewhere(fault.code, link, known)) return [];
  if (fault) return [findingIn(entry.document, pointer, part, fault.code, fault.details)];
  const isUnfilled = written.search(placeholderPattern) >= 0;
  return isUnfilled || isOfSettings(written, known.site) ? [] : targetProblems(link, known);
}

function isReportedElsewhere(code: string, { entry, pointer, written }: Link, { site }: Known): boolean {
  if (code === 'unsafe-url') return false;
  // A placeholder that stands for nothing, or for something wrong, is a problem of its own.
  if (written.search(placeholderPattern) >= 0 || isOfSettings(written, site)) return true;
  // Where the words of the link are an address, that is reported, and this may be its words.
  const labelled = noted(entry, labelsNote)?.find((one) => one.pointer === pointer);
  return code === 'bad-address' && labelled?.isAddress === true;
}

function targetProblems(link: Link, known: Known): (Finding | DeadLink)[] {
  const { targets } = known;
  const address = readAddress(link.written);
  if (address.kind === 'other') return deadOwn(link, targets);
  if (targets.files.has(downloadAt(link.written) ?? '')) return [];
  const here = 'route' in link.entry ? (link.entry as PageEntry) : undefined;
  const path = address.kind === 'page' ? address.path : here?.route;
  if (path === undefined || address.kind === 'unreadable') return [];
  const target = address.kind === 'anchor' ? here : targets.pages.get(routeIn(address, targets.pages));
  if (target?.isDraft && !here?.isDraft) return [{ ...link, path, meant: {}, draft: target }];
  if (target) return anchorProblem(link, address.anchor, target, known);
  const meant = targets.pages.has(path) || targets.isDoubtful(path) ? undefined : targets.meant(path);
  // A page whose file has a name that is no address is reported there, and gets another one.
  return meant === undefined || /[^a-z0-9/-]/.test(meant.near ?? '') ? [] : [{ ...link, path, meant }];
}

/** Whether an address is made from a setting that is wrong: it is reported there. */
function isOfSettings(written: string, { settings }: Site): boolean {
  if (settings?.isSound !== false) return false;
  const { contact } = settings.value as Partial<typeof settings.value>;
  return [contact?.email, contact?.phone].some((one) => Boolean(one) && written.includes(String(one)));
}

/** What is written with the site's own host may also be there without being a page, so that it is only a warning. */
function deadOwn({ entry, pointer, part, written: url }: Link, targets: Targets): Finding[] {
  const path = deadOwnRoute(url, targets);
  if (path === undefined || targets.isDoubtful(path)) return [];
  const { near } = targets.meant(path);
  return [findingIn(entry.document, pointer, part, 'dead-own-address', { url, path, near })];
}

function anchorProblem(
  { entry, pointer, part }: Link,
  anchor: string | undefined,
  target: PageEntry,
  { idsLeftOut: leftOut, site }: Known,
): Finding[] {
  if (anchor === undefined || anchor === '' || !target.isSound) return [];
  const known = idsOf(target);
  // In a page with an id twice it may be the one that is wrong.
  if (new Set(known).size < known.length) return [];
  const list = leftOut(target).get(anchor);
  const path = target.route;
  if (list !== undefined)
    return [findingIn(entry.document, pointer, part, 'empty-block', { anchor, path, list })];
  if (known.includes(anchor)) return [];
  const on = site.pages
    .filter((page) => !page.isDraft && idsOf(page).includes(anchor))
    .map(({ route }) => route);
  const details = { anchor, path, near: nearest(anchor, known), known, on };
  return [findingIn(entry.document, pointer, part, 'missing-anchor', details)];
}

/** The ids of a document's blocks. */
export function idsOf({ annotations }: Pick<Entry, 'annotations'>): string[] {
  return annotations.flatMap((one) => (one.kind === 'id' ? (textOf(one) ?? []) : []));
}

function idsLeftOut({ lists }: Site): Known['idsLeftOut'] {
  return (page) => {
    const empty = (lists.get(page)?.lists ?? []).filter(
      ({ length, collection }) => length === 0 && collection.isWhole !== false,
    );
    return new Map(
      empty.flatMap(({ annotation, collection }) => {
        const block = `${pointerAbove(annotation.pointer)}/`;
        return idsOf({
          annotations: page.annotations.filter(({ pointer }) => pointer.startsWith(block)),
        }).map((id) => [id, collection.name] as const);
      }),
    );
  };
}
