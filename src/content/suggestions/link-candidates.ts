import type { CheckedSite } from '../check-site';
import type { Json } from '../../model/json';
import { pointerAbove, valueAt } from '../places/pointer';
import { readAddress } from '../resolve/address';
import { fill } from '../resolve/placeholders';
import { isObject } from '../resolve/surroundings';
import { addressesOf, hasPath } from '../facts/addresses';
import type { PageEntry } from '../facts/site';
import { routeOfFile } from '../source/document-kind';
import { textOf, type Annotation } from '../validate/annotation';
import type { Candidate } from './suggestion';

/** What a document holds, and what its schema says of it. */
export interface Known {
  value: Json | undefined;
  annotations: readonly Annotation[];
}

/**
 * Where a link can lead: the places of a page once its address is typed up to `#`, otherwise pages, the places of the
 * document itself, and the ways to get in touch.
 * @param typed the address as far as it is written.
 * @param own the document in which the link stands, as it is right now.
 */
export function linkCandidates(checked: CheckedSite, typed: string, own: Known): Candidate[] {
  const [before = '', anchor] = typed.split('#', 2);
  if (anchor === undefined || before === '')
    return [...pages(checked), ...places('', own), ...contacts(checked)];
  const address = readAddress(fill(before, checked.around.placeholders ?? new Map<string, string>()));
  const route = address.kind === 'page' ? address.path : '';
  const page = checked.site.pages.find((one) => addressesOf(one).has(route));
  return page ? places(before, checked.resolve(page.document.path)) : [];
}

function pages(checked: CheckedSite): Candidate[] {
  return checked.site.pages.map((page) => ({
    label: writtenAddress(checked, page),
    detail: page.isDraft ? `${page.title} (draft)` : page.title,
  }));
}

/** With its placeholders, so that the link follows when what they stand for changes. */
function writtenAddress({ resolve }: CheckedSite, page: PageEntry): string {
  const { path } = page.document;
  const value = hasPath(page) ? resolve(path).document.value : undefined;
  const written = isObject(value) ? value['path'] : undefined;
  return typeof written === 'string' ? written : routeOfFile(path);
}

function places(page: string, { value = null, annotations }: Known): Candidate[] {
  return annotations.flatMap((annotation) => {
    const id = annotation.kind === 'id' ? textOf(annotation) : undefined;
    if (id === undefined || id === '') return [];
    const holder = valueAt(value, pointerAbove(annotation.pointer));
    const heading = isObject(holder) ? holder['heading'] : undefined;
    return [
      { label: `${page}#${id}`, detail: typeof heading === 'string' ? heading : 'A place on this page' },
    ];
  });
}

/** By placeholder, so that a number stands in the settings alone. */
function contacts({ around: { placeholders } }: CheckedSite): Candidate[] {
  const ways = [
    ['tel:{contact.phone}', 'contact.phone'],
    ['mailto:{contact.email}', 'contact.email'],
    ['whatsapp:{contact.whatsappGreeting}', 'contact.whatsappGreeting'],
  ] as const;
  return ways.flatMap(([label, name]) => {
    const detail = placeholders?.get(name);
    return detail === undefined ? [] : [{ label, detail }];
  });
}
