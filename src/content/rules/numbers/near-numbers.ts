import type { Part } from '../../places/locate';
import { findingIn } from '../../problems/finding';
import { isTwoSlipsAway } from '../../problems/nearest';
import { linksOf } from '../../facts/addresses';
import { noted, type Note, type OpenDocument } from '../../facts/open-document';
import { entries, type NotedAnnotation, type Site } from '../../facts/site';
import type { Rule } from '../rule';
import { faultOf } from './reachable-numbers';

/** The telephone numbers in a document's texts. */
export const numbersNote: Note<TypedNumber[]> = {
  name: 'numbers',
  of: typedNumbers,
};

export const nearNumbers: Rule = {
  about:
    'No link leads to a number that is nearly that of the settings, and none is typed in a text, once on the whole site.',
  codes: ['near-phone'],
  notes: [numbersNote],
  check: (site) => {
    const own = ownNumbers(site);
    if (own.length === 0) return [];
    const near = entries(site).flatMap((entry) => {
      const numbers = [
        ...entry.annotations.flatMap(numbersAt),
        ...(noted(entry, numbersNote) ?? []).map(typed),
      ];
      return numbers.flatMap(({ pointer, part, number }) => {
        const meant = nearOne(number, own);
        return meant === undefined ? [] : [{ document: entry.document, pointer, part, number, own: meant }];
      });
    });
    // What somebody wrote twice is hardly a slip.
    const isLone = (number: string): boolean =>
      near.filter((one) => digitsOf(one.number) === digitsOf(number)).length === 1;
    return near.flatMap(({ document, pointer, part, number, own: meant }) =>
      isLone(number) ? [findingIn(document, pointer, part, 'near-phone', { number, own: meant })] : [],
    );
  },
};

/** The numbers of the settings, as they are written there. */
function ownNumbers({ settings }: Site): string[] {
  if (settings?.isSound !== true) return [];
  const { phone, whatsapp } = settings.value.contact;
  return [phone, whatsapp].filter((number) => !/\p{L}/u.test(number));
}

/** A number with its place, and what of that is to be marked. */
interface PlacedNumber {
  pointer: string;
  part: Part;
  number: string;
}

function typed({ pointer, written }: TypedNumber): PlacedNumber {
  return { pointer, part: { words: written }, number: written };
}

function numbersAt(annotation: NotedAnnotation): PlacedNumber[] {
  const { kind, pointer } = annotation;
  // What cannot be rung is told of as such.
  const isReachable = (to: string): boolean =>
    /^\s*(?:tel:|https:\/\/wa\.me\/\+?\d)/i.test(to) && faultOf(numberIn(to)) === undefined;
  return [...new Set(linksOf(annotation))]
    .filter(isReachable)
    .map((to) => ({ pointer, part: kind === 'link' ? 'value' : { words: to }, number: to }));
}

/** A number without the scheme and without what a message says. */
function numberIn(link: string): string {
  const [, host, rest = ''] = /^\s*(?:tel:|(https:\/\/wa\.me\/\+?))?(.*)$/is.exec(link) ?? [];
  return host === undefined ? rest : `+${rest.split(/[?#/]/)[0] ?? ''}`;
}

/** The digits that tell a number from others: without its country, or the 0 in its place. */
function digitsOf(written: string): string {
  return numberIn(written)
    .replace(/^\s*\+91/, '')
    .replaceAll(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^91(?=\d{10}$)/, '');
}

/** Digits of which two may be others without it being another number altogether. */
const least = 9;

function nearOne(number: string, own: readonly string[]): string | undefined {
  const digits = digitsOf(number);
  const known = own.map(digitsOf);
  if (digits.length < least || known.includes(digits)) return undefined;
  return own.find((_, at) => {
    const other = known[at] ?? '';
    return other.length >= least && isTwoSlipsAway(digits, other);
  });
}

/** A telephone number among the words of a text. */
export interface TypedNumber {
  pointer: string;
  written: string;
}

/** What every document with a number has in it. */
const hint = /\d[\d ()-]{8,}\d/;
const number = /(?<![\w.,/+-])\+?\(?\d[\d ()-]{8,16}\d(?![\w-])/g;
const link = /\[[^\][]*\]\([^()]*\)/g;

/** The telephone numbers that are typed in texts. On what leads somewhere, they are held against the address there. */
function typedNumbers(document: OpenDocument): TypedNumber[] {
  if (!hint.test(document.allWords())) return [];
  return document
    .shown()
    .filter(({ pointer }) => !/\/(?:label|placeholder)$/.test(pointer))
    .flatMap(({ pointer, text }) =>
      [...text.replaceAll(link, ' ').matchAll(number)].map(([written]) => ({ pointer, written })),
    );
}
