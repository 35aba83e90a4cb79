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

/** The links of a document to pages of the site, and those to other places that contradict their words. */
export const labelsNote: Note<LabelledLink[]> = {
  name: 'labelled links',
  of: ({ value, of }) =>
    [
      ...of('richText').flatMap(linksIn),
      ...of('link').flatMap((annotation) => labelledLink(annotation, value)),
    ].flatMap((link) => {
      if (link.isAddress || /^\/(?!\/)/.test(link.to)) return [link];
      const other = contradictionOf(link.label, link.to);
      return other === undefined ? [] : [{ ...link, other }];
    }),
};

function labelledLink(annotation: Annotation, value: Json): LabelledLink[] {
  const { pointer } = annotation;
  const to = pointer.endsWith('/to') ? textOf(annotation) : undefined;
  const own = pointerAbove(pointer);
  const holder = to === undefined ? undefined : valueAt(value, own);
  if (to === undefined || !isObject(holder)) return [];
  const { label } = holder;
  if (typeof label === 'string' && isAddress(label)) return [{ pointer, label, to, isAddress: true }];
  // What says nothing by itself is said by the title of its card.
  const card = isUnspoken(label) ? valueAt(value, pointerAbove(own)) : undefined;
  const words =
    (isObject(card) ? wordsIn(card, pointerAbove(own), 'title') : undefined) ??
    wordsIn(holder, own, typeof label === 'string' ? 'label' : 'title');
  return words ? [{ pointer, ...words, to }] : [];
}

/** Whether words are an address as a link has it: nobody says it so to visitors. */
function isAddress(words: string): boolean {
  return /^(?:\/(?!\/)[\w{}#/.-]*|#[\w-]+|(?:https?:\/\/|mailto:|tel:)\S+|whatsapp:.*)$/is.test(words.trim());
}

/** Whether words, like `Learn More`, say nothing by themselves: the title of their card does. */
export function isUnspoken(label: Json | undefined): boolean {
  return typeof label === 'string' && /^(?:learn|read|see|know|find out) more$/i.test(label.trim());
}

function wordsIn(
  holder: JsonObject,
  pointer: string,
  name: string,
): { label: string; at: string } | undefined {
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
  if (to.startsWith('/')) return undefined;
  if (isOther(label, to, ways)) return 'way';
  if (/^\s*mailto:/i.test(to)) return isOtherMail(label, to) ? 'mail' : undefined;
  if (/^\s*tel:|^https:\/\/wa\.me\//i.test(to)) return isOtherNumber(label, to) ? 'number' : undefined;
  const host = /^\s*https?:/i.test(to) ? urlOf(to)?.host : undefined;
  return host !== undefined && isOther(label, host, sites) ? 'site' : undefined;
}

/** Digits of a number without the country, which one of the two may leave out. */
const ownDigits = 8;

function isOtherNumber(label: string, to: string): boolean {
  const digits = (text: string): string => text.replaceAll(/\(0\)|\D/g, '').replace(/^0+/, '');
  const said = digits(/\+?\d[\d\s()-]{6,}\d/.exec(label)?.[0] ?? '');
  const [number = ''] = to.replace(/^\s*(?:tel:|https:\/\/wa\.me\/)/i, '').split(/[?#;]/);
  // The same word for word, as from one placeholder, is no other number, whatever is wrong with it.
  if (said.length < ownDigits || label.includes(number.trim())) return false;
  return !digits(number).endsWith(said) && !said.endsWith(digits(number));
}

function isOtherMail(label: string, to: string): boolean {
  const said = /[^\s@<>(]+@[^\s@<>),;]+\.[a-z]{2,}/i.exec(label)?.[0].toLowerCase();
  return said !== undefined && !to.replaceAll('%40', '@').toLowerCase().includes(said);
}

/** How words name something, and how addresses have it. */
type Named = readonly (readonly [words: RegExp, address: RegExp])[];

/** Ways to reach somebody. */
const ways: Named = [
  [/\bwhatsapp\b/i, /^\s*(?:whatsapp:|https:\/\/wa\.me\/)/i],
  [/\be-?mail\b/i, /^\s*mailto:/i],
  [/^\s*(?:call|ring|phone)\b/i, /^\s*tel:/i],
];

/** Sites that are named by their names, with their hosts. */
const sites: Named = [
  [/\bamazon\b/i, /(?:^|\.)amazon\.|^amzn\./],
  [/\bfacebook\b/i, /(?:^|\.)(?:facebook\.com|fb\.(?:com|me|watch))$/],
  [/\bflipkart\b/i, /(?:^|\.)flipkart\.com$/],
  [/\binstagram\b/i, /(?:^|\.)instagram\.com$/],
  [/\blinkedin\b/i, /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/],
  [/\bspotify\b/i, /(?:^|\.)(?:spotify\.com|spotify\.link)$/],
  [/\btelegram\b/i, /(?:^|\.)(?:t\.me|telegram\.me)$/],
  [/\bwhatsapp\b/i, /(?:^|\.)(?:whatsapp\.com|wa\.me)$/],
  [/\byoutube\b/i, /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
];

/** Whether words name one of some things alone, and an address is another of them. */
function isOther(label: string, to: string, things: Named): boolean {
  const reached = things.find(([, address]) => address.test(to));
  if (!reached) return false;
  const named = things.filter(([words]) => words.test(label));
  return named.length === 1 && !named.includes(reached);
}
