import type { CheckedSite } from '../check-site';
import { literally, placeholderPattern } from '../places/find-words';
import { locate, writtenText } from '../places/locate';
import type { Span } from '../places/span';
import type { WrittenDocument } from '../places/written-document';
import { wordsEdit } from '../places/written-text';
import { readAddress, type Address } from '../resolve/address';
import { visitTexts } from '../resolve/placeholders';
import type { ResolvedDocument } from '../resolve/resolve-document';
import { compileRichText } from '../resolve/rich-text';
import { isObject } from '../resolve/surroundings';
import { textOf, type Annotation, type AnnotationKind } from '../validate/annotation';

/** What a reference is to. */
export type ReferenceKind = 'page' | 'picture' | 'icon' | 'list' | 'form' | 'placeholder' | 'block';

/** A place of a document that names something: known by what the schema says of it, whatever block it is in. */
export interface Reference {
  /** The document's path below the pages folder, and the JSON Pointer of the value. */
  file: string;
  pointer: string;
  kind: ReferenceKind;
  /** A page's address, a picture without its ending, the name of an icon, a list, a form, a placeholder or a type of block. */
  name: string;
  /** The id of the block that a link leads to. */
  anchor?: string;
  /** Whether the value is a rich text, in which the link may stand several times. */
  isInText?: boolean;
  /** Whether the link names no page, like `#dates`, and so leads to a place of its own one. */
  isOwn?: boolean;
}

const named: Partial<Record<AnnotationKind, ReferenceKind>> = {
  image: 'picture',
  border: 'picture',
  icon: 'icon',
  collection: 'list',
  form: 'form',
};

/** All references of a site, document by document. What cannot be read has none. */
export function references(checked: CheckedSite): Reference[] {
  const routes = new Map(checked.site.pages.map(({ document, route }) => [document.path, route]));
  return checked.site.documents.flatMap((path) =>
    referencesIn(checked.resolve(path), routes.get(path), checked.site.media),
  );
}

/**
 * The references of one document.
 * @param route its address when it is a page: a link like `#dates` leads there.
 * @param media the pictures by name: a border may also be a strip of the brand.
 */
function referencesIn(
  resolved: ResolvedDocument,
  route: string | undefined,
  media: CheckedSite['site']['media'],
): Reference[] {
  const file = resolved.document.path;
  const found = resolved.annotations.flatMap((annotation): Omit<Reference, 'file'>[] => {
    const { pointer } = annotation;
    const kind = named[annotation.kind];
    const name = textOf(annotation);
    if (annotation.kind === 'border' && !media.has(name ?? '')) return [];
    if (kind)
      return name === undefined
        ? []
        : [{ pointer, kind, name: kind === 'picture' ? name.normalize() : name }];
    return linksOf(annotation, resolved, route);
  });
  const all = [...found, ...blocksIn(resolved), ...placeholdersIn(resolved)];
  return all.map((one) => ({ file, ...one }));
}

type Found = Omit<Reference, 'file'>;

function linksOf(annotation: Annotation, { texts }: ResolvedDocument, route: string | undefined): Found[] {
  const { kind, pointer } = annotation;
  const links = kind === 'link' ? [textOf(annotation) ?? ''] : (texts.get(annotation)?.links ?? []);
  const found = links.flatMap((link): Found[] => {
    const address = readAddress(link);
    const name = address.kind === 'page' ? address.path : address.kind === 'anchor' ? route : undefined;
    if (name === undefined) return [];
    const { anchor } = address as { anchor?: string };
    const how = {
      ...(anchor !== undefined && { anchor }),
      ...(kind !== 'link' && { isInText: true }),
      ...(address.kind === 'anchor' && { isOwn: true }),
    };
    return [{ pointer, kind: 'page', name, ...how }];
  });
  // However often, and in however many spellings, a text names one place: that is one reference.
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

function blocksIn({ kind, value }: ResolvedDocument): Found[] {
  const blocks = kind.kind === 'page' && isObject(value) ? value['blocks'] : undefined;
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, at) => {
    const name = isObject(block) ? block['type'] : undefined;
    return typeof name === 'string' ? [{ pointer: `/blocks/${at}/type`, kind: 'block' as const, name }] : [];
  });
}

/** As they are written: what is resolved holds none any more. */
function placeholdersIn({ document }: ResolvedDocument): Found[] {
  const found: Found[] = [];
  visitTexts({ value: document.value ?? null }, [], (text, pointer) => {
    const names = new Set([...text.matchAll(placeholderPattern)].map((match) => match[1] ?? ''));
    const own = pointer.slice('/value'.length);
    found.push(...[...names].map((name) => ({ pointer: own, kind: 'placeholder' as const, name })));
  });
  return found;
}

/** Where in its value a link names its page, or its block; in the text as it is understood. */
export function linkPlaces(
  { name, anchor, pointer, isInText, isOwn }: Reference,
  document: WrittenDocument,
  part: Wanted['part'],
): AddressPlace[] {
  const written = writtenText(document, pointer);
  const wantedName = part === 'path' ? name : anchor;
  if (!written || wantedName === undefined || (part === 'path' && isOwn)) return [];
  const fits: Wanted['fits'] = (address) => {
    if (part === 'path') return address.kind === 'page' && address.anchor === anchor;
    return isOwn ? address.kind === 'anchor' : address.kind === 'page' && address.path === name;
  };
  const linksIn = isInText ? linksInText : (text: string) => [text];
  return placesOf(written.text, linksIn, { part, name: wantedName, fits });
}

/** Where a reference stands in the text of its document: each place of a link in a rich text, otherwise the value. */
export function spansOf(reference: Reference, document: WrittenDocument): Span[] {
  const { pointer, isInText, isOwn } = reference;
  const written = isInText ? writtenText(document, pointer) : undefined;
  const places = written ? linkPlaces(reference, document, isOwn ? 'anchor' : 'path') : [];
  const spans = written ? places.map(({ from, to }) => wordsEdit(written, from, to, '')) : [];
  return spans.length > 0 ? spans : [locate(document, pointer, 'value')];
}

/** Where in a text a part of an address stands, in UTF-16 units of the text as it is understood. */
interface AddressPlace {
  from: number;
  to: number;
}

/** Which part of which addresses is meant. */
export interface Wanted {
  part: 'path' | 'anchor';
  /** How the part is written: `/contact`, `dates`. */
  name: string;
  /** Whether the address, in which the name may be another one, is meant. */
  fits: (address: Address) => boolean;
}

/** The links of a rich text. */
export function linksInText(text: string): string[] {
  return compileRichText(text).links;
}

/** No page and no block can have this name. */
const probe = 'vakta-looks-for-this';

/**
 * The parts of addresses in a text that make its links lead where they do. What is a link is said by `linksIn` alone, for
 * Markdown and HTML the compiler: each place that looks like the name gets another one, and counts when a link is another
 * one then.
 */
export function placesOf(
  text: string,
  linksIn: (text: string) => string[],
  { part, name, fits }: Wanted,
): AddressPlace[] {
  const start = part === 'path' ? '' : '#';
  return [...text.matchAll(new RegExp(literally(start + name), 'g'))].flatMap(({ 0: found, index }) => {
    const [from, to] = [index + start.length, index + found.length];
    const other = part === 'path' ? `/${probe}` : probe;
    const links = linksIn(text.slice(0, from) + other + text.slice(to));
    const isLink = links.map(readAddress).some((address) => nameIn(address, part) === other && fits(address));
    return isLink ? [{ from, to }] : [];
  });
}

function nameIn(address: Address, part: Wanted['part']): string | undefined {
  if (part === 'path') return address.kind === 'page' ? address.path : undefined;
  return address.kind === 'page' || address.kind === 'anchor' ? address.anchor : undefined;
}
