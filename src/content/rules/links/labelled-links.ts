import { urlOf } from '../../../lib/url-of';
import type { Json, JsonObject } from '../../../model/json';
import type { Note } from '../../facts/open-document';
import { pointerAbove, step, valueAt } from '../../places/pointer';
import { isObject } from '../../resolve/surroundings';
import { textOf, type Annotation } from '../../validate/annotation';

/** A link with the words that its visitor sees, when they say of it what a check can follow. */
export interface LabelledLink {
  pointer: string;
  label: string;
  /** Where the words stand, when that is a value of their own and not a part of a text. */
  at?: string;
  to: string;
  /** What is another one in the words than in the address. */
  other?: Contradiction;
  /** Whether an address stands in place of the words. */
  isAddress?: true;
}

/** The links of a document whose words say something of where they lead. */
export const labelsNote: Note<LabelledLink[]> = {
  name: 'labelled links',
  of: ({ value, annotations }) => labelledLinks(value, annotations),
};

/** The links of a document to pages of the site, and those to other places that contradict their words. */
export function labelledLinks(value: Json, annotations: readonly Annotation[]): LabelledLink[] {
  return annotations.flatMap((annotation) => {
    if (annotation.kind === 'richText') return linksIn(annotation).flatMap(noted);
    const { kind, pointer } = annotation;
    const to = kind === 'link' && pointer.endsWith('/to') ? textOf(annotation) : undefined;
    const holder = to === undefined ? undefined : valueAt(value, pointerAbove(pointer));
    if (to === undefined || !isObject(holder)) return [];
    const { label } = holder;
    if (typeof label === 'string' && isAddress(label)) return [{ pointer, label, to, isAddress: true }];
    const said = [labelOf(holder, pointer, value), iconOf(holder, pointer)].filter(
      (one) => one !== undefined,
    );
    // Either of them is enough to be told of.
    return said.flatMap((words) => noted({ pointer, ...words, to })).slice(0, 1);
  });
}

function noted(link: LabelledLink): LabelledLink[] {
  if (/^\/(?!\/)/.test(link.to)) return [link];
  const other = contradictionOf(link.label, link.to);
  return other === undefined ? [] : [{ ...link, other }];
}

/** Whether words are an address as a link has it: nobody says it so to visitors. */
function isAddress(words: string): boolean {
  return /^(?:\/(?!\/)[\w{}#/.-]*|#[\w-]+|(?:https?:\/\/|mailto:|tel:)\S+|whatsapp:.*)$/is.test(words.trim());
}

/** Whether words, like `Learn More`, say nothing by themselves: the title of their card does. */
export function isUnspoken(label: string): boolean {
  return /^(?:learn|read|see|know|find out) more$/i.test(label.trim());
}

/** The words of a link, and where they stand. */
type Words = Required<Pick<LabelledLink, 'label' | 'at'>>;

function labelOf(holder: JsonObject, pointer: string, value: Json): Words | undefined {
  const own = pointerAbove(pointer);
  const { label } = holder;
  if (typeof label !== 'string') return wordsIn(holder, own, 'title');
  const card = isUnspoken(label) ? valueAt(value, pointerAbove(own)) : undefined;
  const title = isObject(card) ? wordsIn(card, pointerAbove(own), 'title') : undefined;
  return title ?? wordsIn(holder, own, 'label');
}

/** The mark of a network says where a link leads as its name does. */
function iconOf(holder: JsonObject, pointer: string): Words | undefined {
  const icon = wordsIn(holder, pointerAbove(pointer), 'icon');
  return icon?.label.startsWith('brand-') ? icon : undefined;
}

function wordsIn(holder: JsonObject, pointer: string, name: string): Words | undefined {
  const words = holder[name];
  return typeof words === 'string' ? { label: words, at: step(pointer, name) } : undefined;
}

/** An address between angle brackets may have spaces, as a placeholder's number has. */
const markdownLink = /(?<![!\\])\[([^\][]{1,100})\]\((?:<([^<>\n]+)>|([^\s()<>]+))\)/g;

function linksIn({ pointer, value }: Annotation): LabelledLink[] {
  const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
  if (!text.includes('](')) return [];
  return [...text.matchAll(markdownLink)].map(([, label = '', between, plain = '']) => ({
    pointer,
    label,
    to: between ?? plain,
  }));
}

/** What is another one in the words of a link than in its address. */
type Contradiction = 'mail' | 'number' | 'site' | 'way';

/** What the words of a link to another place say that its address contradicts. */
export function contradictionOf(label: string, to: string): Contradiction | undefined {
  const scheme = /^\s*([a-z]+):/i.exec(to)?.[1]?.toLowerCase();
  if (isOtherWay(label, to)) return 'way';
  if (scheme === 'mailto') return isOtherMail(label, to) ? 'mail' : undefined;
  if (scheme === 'tel' || /^https:\/\/wa\.me\//i.test(to))
    return isOtherNumber(label, to) ? 'number' : undefined;
  return scheme === 'https' && isOtherSite(label, to) ? 'site' : undefined;
}

/** Digits of a number without the country, which one of the two may leave out. */
const ownDigits = 8;

function isOtherNumber(label: string, to: string): boolean {
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  const said = digits(/\+?\d[\d\s()-]{6,}\d/.exec(label)?.[0] ?? '').replace(/^0+/, '');
  if (said.length < ownDigits) return false;
  const [number = ''] = to.replace(/^\s*(?:tel:|https:\/\/wa\.me\/)/i, '').split(/[?#;]/);
  // The same word for word, as from one placeholder, is no other number, whatever is wrong with it.
  if (label.includes(number.trim())) return false;
  return !digits(number).endsWith(said) && !said.endsWith(digits(number).replace(/^0+/, ''));
}

function isOtherMail(label: string, to: string): boolean {
  const said = /[^\s@<>(]+@[^\s@<>),;]+\.[a-z]{2,}/i.exec(label)?.[0].toLowerCase();
  return said !== undefined && !decoded(to).toLowerCase().includes(said);
}

function decoded(to: string): string {
  try {
    return decodeURIComponent(to);
  } catch {
    return to;
  }
}

/** Ways to reach somebody: how words name them, and how addresses begin. */
const ways: readonly [named: RegExp, reached: RegExp][] = [
  [/\bwhatsapp\b/i, /^\s*(?:whatsapp:|https:\/\/wa\.me\/)/i],
  [/\be-?mail\b/i, /^\s*mailto:/i],
  [/^\s*(?:call|ring|phone)\b/i, /^\s*tel:/i],
];

/** The words name one of those ways alone, and the address is another of them. */
function isOtherWay(label: string, to: string): boolean {
  const named = ways.filter(([words]) => words.test(label));
  const reached = ways.find(([, address]) => address.test(to));
  return named.length === 1 && reached !== undefined && !named.includes(reached);
}

/** Sites that are named by their names, with their hosts. */
const sites: Record<string, RegExp> = {
  amazon: /(?:^|\.)amazon\.|^amzn\./,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.(?:com|me|watch))$/,
  flipkart: /(?:^|\.)flipkart\.com$/,
  instagram: /(?:^|\.)instagram\.com$/,
  linkedin: /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/,
  spotify: /(?:^|\.)(?:spotify\.com|spotify\.link)$/,
  telegram: /(?:^|\.)(?:t\.me|telegram\.me)$/,
  whatsapp: /(?:^|\.)(?:whatsapp\.com|wa\.me)$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
};

/** The words name one of those sites alone, and the address leads to another of them. */
function isOtherSite(label: string, to: string): boolean {
  const host = urlOf(to)?.host;
  if (host === undefined) return false;
  const words = new Set(label.toLowerCase().match(/\p{L}+/gu));
  const named = Object.keys(sites).filter((name) => words.has(name));
  const reached = Object.keys(sites).find((name) => sites[name]?.test(host));
  return named.length === 1 && reached !== undefined && !named.includes(reached);
}
