import type { Edit } from 'jsonc-parser';
import type { Json } from '../../model/json';
import type { CheckedSite } from '../check-site';
import { addressesOf, hasPath } from '../facts/addresses';
import { isNamed, listsOfSettings } from '../facts/options';
import { entries, type PageEntry } from '../facts/site';
import { pointerAbove, valueAt } from '../places/pointer';
import { readAddress } from '../resolve/address';
import { fill } from '../resolve/placeholders';
import { isObject } from '../resolve/surroundings';
import { routeOfFile } from '../source/document-kind';
import { textOf, type Annotation } from '../validate/annotation';

/** Something that can stand where somebody writes. */
export interface Suggestion {
  /** As it is written, without quotation marks. */
  label: string;
  /** What it is, in a few words: the title of a page, what a placeholder stands for. */
  detail: string;
  /** Puts it into the document in the place of what is there. */
  edit: Edit;
}

/** What can stand in a place, before it is known where that is. */
export type Candidate = Omit<Suggestion, 'edit'>;

/** The most that is offered at once. There are thousands of icons. */
export const mostOffered = 100;

/** The candidates that begin with what was typed, then those that hold it in their words; otherwise in their order. */
export function fitting(candidates: Iterable<Candidate>, typed: string): Candidate[] {
  const wanted = typed.trim().toLowerCase();
  const first: Candidate[] = [];
  const others: Candidate[] = [];
  for (const one of candidates) {
    if (one.label.toLowerCase().startsWith(wanted)) first.push(one);
    else if (`${one.label} ${one.detail}`.toLowerCase().includes(wanted)) others.push(one);
  }
  return [...first, ...others].slice(0, mostOffered);
}

/** The names of all icons, those that the site uses first. */
export function iconCandidates({ site }: CheckedSite): Candidate[] {
  const icons = entries(site).flatMap(({ annotations }) => annotations.filter(({ kind }) => kind === 'icon'));
  const used = new Set(
    icons.flatMap((icon) => textOf(icon) ?? []).filter((name) => site.iconNames.has(name)),
  );
  return [
    ...Array.from(used, (label) => ({ label, detail: 'An icon that the site uses' })),
    ...[...site.iconNames].filter((name) => !used.has(name)).map((label) => ({ label, detail: 'An icon' })),
  ];
}

/** The grounds of the site's brand. */
export function groundCandidates({ site: { brand } }: CheckedSite): Candidate[] {
  return Object.entries(brand.grounds).map(([label, { colour }]) => ({
    label,
    detail: brand.descriptions[label] ?? colour,
  }));
}

/** The pictures of `_media`, by their names without endings. */
export function pictureCandidates({ site }: CheckedSite): Candidate[] {
  return Array.from(site.media, ([label, files]) => ({ label, detail: `_media/${files.join(', ')}` }));
}

/** The shared lists that hold entries of one kind; `listOf` is the name of their schema. */
export function listCandidates({ site }: CheckedSite, listOf: string | undefined): Candidate[] {
  const ofSettings = listOf === 'formOption' ? listsOfSettings(site.settings?.value) : [];
  return [
    ...site.collections,
    site.articles,
    ...ofSettings.map(([name, value]) => ({ name, value, listOf: 'office' })),
  ]
    .filter((list) => (listOf === 'formOption' ? list.value.every(isNamed) : list.listOf === listOf))
    .map(({ name, value }) => ({
      label: name,
      detail:
        value.length === 1 ? 'A shared list with one entry' : `A shared list with ${value.length} entries`,
    }));
}

/** The forms, by their names. */
export function formCandidates({ site }: CheckedSite): Candidate[] {
  return site.forms.map(({ name, value }) => ({ label: name, detail: `The form "${value.title}"` }));
}

/** What the settings offer in texts, as it is written: `{owner.name}`. */
export function placeholderCandidates({ around: { placeholders } }: CheckedSite): Candidate[] {
  return Array.from(placeholders ?? [], ([name, detail]) => ({ label: `{${name}}`, detail }));
}

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
