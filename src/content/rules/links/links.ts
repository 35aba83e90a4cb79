import { placeholderPattern } from '../../places/find-words';
import type { Part } from '../../places/locate';
import type { ProblemDetails } from '../../problems/catalogue';
import { findingIn, type Finding } from '../../problems/finding';
import { readAddress, routeIn } from '../../resolve/address';
import { noted } from '../../facts/open-document';
import { labelsNote } from './labelled-links';
import { entries, type Entry, type PageEntry, type NotedAnnotation } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import { faultOf, deadOwnRoute } from './outside-address';
import { onlyUnlinked } from '../addresses/lost-addresses';
import { deadLinkProblems, type DeadLink } from './dead-links';
import { targetsOf, type Targets } from './link-targets';
import { deadAnchorProblems, idsOf, linkIn, missingAnchor, type DeadAnchor } from './missing-anchors';
import type { Rule } from '../rule';
import { whyDead } from './dead-links';

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
  check: (site) => {
    if (site.routesOfFiles.size === 0) return [];
    const targets = targetsOf(site);
    const found = entries(site).flatMap((entry) =>
      entry.annotations.filter(mayLink).flatMap((annotation) => linksAt(entry, annotation, targets)),
    );
    const dead = found.filter((one) => 'why' in one);
    return [
      ...found.filter((one) => 'in' in one),
      ...deadAnchorProblems(found.filter((one) => 'missing' in one)),
      ...deadLinkProblems(dead, (path) => onlyUnlinked(targets, path)),
    ];
  },
};

type BadAddress = ProblemDetails<'bad-address'>;

function mayLink(annotation: NotedAnnotation): boolean {
  return annotation.kind === 'link' || annotation.links !== undefined;
}

/** What is wrong with a link: some of it is told of together, when all links are known. */
type Found = Finding | DeadLink | DeadAnchor;

function linksAt(entry: Entry, annotation: NotedAnnotation, targets: Targets): Found[] {
  if (annotation.kind === 'link') {
    const written = textOf(annotation);
    return written ? (linkProblem(entry, annotation, 'value', written, targets) ?? []) : [];
  }
  return [...new Set(annotation.links)].flatMap(
    (to) => linkProblem(entry, annotation, { words: spellingsOf(to) }, to, targets) ?? [],
  );
}

/** How an address may be written in Markdown and in HTML. */
export function spellingsOf(address: string): string[] {
  if (address === '') return [']()', 'href=""'];
  const encoded = /\p{Surrogate}/u.test(address)
    ? []
    : [encodeURI(address), address.replaceAll(/[^!-~]+/g, encodeURI)];
  return [address, ...encoded, address.replaceAll('&', '&amp;'), address.replaceAll('%20', ' ')];
}

function linkProblem(
  entry: Entry,
  annotation: NotedAnnotation,
  part: Part,
  written: string,
  targets: Targets,
): Found[] | undefined {
  const { document } = entry;
  const fault = faultOf(written, idsOf(entry), targets);
  if (fault?.code !== 'unsafe-url' && hasUnfilled(written)) return undefined;
  if (fault)
    return targets.isToldInSettings(written) || standsWithAddress(entry, annotation)
      ? undefined
      : [
          fault.code === 'bad-address' && part === 'value'
            ? findingIn(document, annotation.pointer, part, fault.code, (_, marked) =>
                asWritten(fault.details, marked()),
              )
            : findingIn(document, annotation.pointer, part, fault.code, fault.details),
        ];
  const address = readAddress(written);
  if (address.kind === 'other') return ownHostProblem(entry, annotation, part, written, targets);
  if (address.kind === 'unreadable') return undefined;
  const here = 'route' in entry ? (entry as PageEntry).route : undefined;
  const path = address.kind === 'page' ? address.path : here;
  if (path === undefined) return undefined;
  const target =
    address.kind === 'anchor' ? (entry as PageEntry) : targets.pages.get(routeIn(address, targets.pages));
  const why = whyDead(entry, path, target, targets);
  if (why)
    return why === 'doubtful'
      ? undefined
      : [{ file: document.path, pointer: annotation.pointer, part, path, why }];
  return anchorProblem(entry, annotation, part, address.anchor, target, targets).map((one) =>
    'missing' in one && part !== 'value' ? withLink(one, written, targets) : one,
  );
}

/** Whether the words of the link are an address themselves: of that is told, and what stands here are the words. */
function standsWithAddress(entry: Entry, { pointer }: NotedAnnotation): boolean {
  return (noted(entry, labelsNote) ?? []).some((link) => link.isAddress === true && link.pointer === pointer);
}

/** Quotes an address as it stands in its document, where a placeholder makes it. */
function asWritten(details: BadAddress, marked: string): BadAddress {
  const { address, near } = details;
  const written = /\{/.test(marked) ? String(JSON.parse(marked)) : address;
  const better = near?.endsWith(address) ? near.slice(0, -address.length) + written : near;
  return { ...details, address: written, ...(better !== undefined && { near: better }) };
}

/** What is written with the site's own host may also be there without being a page, so that it is only a warning. */
function ownHostProblem(
  entry: Entry,
  annotation: NotedAnnotation,
  part: Part,
  url: string,
  targets: Targets,
): Finding[] | undefined {
  const path = deadOwnRoute(url, targets);
  const why = path === undefined ? undefined : whyDead(entry, path, undefined, targets);
  if (path === undefined || typeof why !== 'object' || why.kind !== 'missing') return undefined;
  const rest = /[?#].*$/s.exec(url)?.[0] ?? '';
  const details = { url, path, ...(why.near !== undefined && { near: why.near, better: why.near + rest }) };
  return [findingIn(entry.document, annotation.pointer, part, 'dead-own-address', details)];
}

/** A placeholder that stands for nothing is a problem of its own, or of the settings. */
function hasUnfilled(written: string): boolean {
  return written.search(placeholderPattern) >= 0;
}

function anchorProblem(
  { document }: Entry,
  annotation: NotedAnnotation,
  part: Part,
  anchor: string | undefined,
  target: PageEntry | undefined,
  { textOf: read, leftOut, pagesWith }: Targets,
): (Finding | DeadAnchor)[] {
  if (anchor === undefined || anchor === '' || !target) return [];
  const list = leftOut(target).get(anchor);
  if (list !== undefined)
    return [
      findingIn(document, annotation.pointer, part, 'empty-block', { anchor, path: target.route, list }),
    ];
  const known = idsOf(target);
  // An id that stands twice may be the one that is missing.
  if (new Set(known).size < known.length) return [];
  if (known.includes(anchor) || isMisplaced(anchor, known, target, read)) return [];
  const missing = missingAnchor(anchor, target.route, known, pagesWith(anchor));
  return [{ file: document.path, pointer: annotation.pointer, part, missing }];
}

/** A link in a text can be taken out of it, so that its words stay. */
function withLink(dead: DeadAnchor, to: string, { textOf: read }: Targets): DeadAnchor {
  const link = linkIn(read(dead.file), to);
  return link ? { ...dead, missing: { ...dead.missing, link } } : dead;
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
