import type { Part } from '../../places/locate';
import { findingIn, type Finding } from '../../problems/finding';
import { linksOf } from '../../facts/addresses';
import { entries, type Entry, type NotedAnnotation, type Site } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';

export const reachableNumbers: Rule = {
  about: 'A number that visitors may ring or write to can be one.',
  codes: ['wrong-phone'],
  check: (site) => {
    const own = ownNumber(site);
    return entries(site).flatMap((entry) =>
      entry.annotations.flatMap((annotation) =>
        numbersAt(annotation, own).flatMap(([part, number]) => problemWith(entry, annotation, part, number)),
      ),
    );
  },
};

/** The number in the settings: what is wrong with it is told there alone. */
function ownNumber({ settings }: Site): string | undefined {
  const own = settings?.annotations.find(({ kind }) => kind === 'phone');
  return own && textOf(own)?.trim();
}

/** A number to ring, or one that somebody means to write to. */
interface PhoneNumber {
  written: string;
  /** Whether it stands where the text of a message belongs. */
  isMessage?: boolean;
  /** What is wrong with it in an address of WhatsApp. */
  fault?: 'country' | 'plus';
}

function numbersAt(annotation: NotedAnnotation, own: string | undefined): [Part, PhoneNumber][] {
  const { kind } = annotation;
  if (kind === 'phone') return [['value', { written: textOf(annotation) ?? '' }]];
  const links = linksOf(annotation);
  return links.filter(mayBeNumber).flatMap((to): [Part, PhoneNumber][] => {
    const number = numberIn(to);
    if (number === undefined || (number.written === own && !number.isMessage)) return [];
    return [[kind === 'link' ? 'value' : { words: to }, number]];
  });
}

/** Most links lead elsewhere. */
function mayBeNumber(to: string, at: number, all: readonly string[]): boolean {
  return /^\s*(?:tel:|whatsapp:|https:\/\/wa\.me\/)/i.test(to) && all.indexOf(to) === at;
}

/** A mobile number of India without 91; no country with numbers of ten digits in all begins like that. */
const withoutCountry = /^0?(?:7|8(?!2)|9(?!5|60|61))\d{9}$/;

/** An address without any digit is unreadable as an address. */
function numberIn(to: string): PhoneNumber | undefined {
  const [, scheme = '', rest = ''] = /^(tel:|whatsapp:|https:\/\/wa\.me\/)(.*)$/is.exec(to.trim()) ?? [];
  const written = rest.trim();
  if (scheme.toLowerCase() === 'whatsapp:')
    return /^(?:\/\/.*|\+?[\d\s().-]{7,})$/s.test(written) ? { written, isMessage: true } : undefined;
  if (!/\d/.test(written)) return undefined;
  if (scheme.toLowerCase() === 'tel:') return { written };
  const [number = ''] = written.split(/[/?#]/);
  // There a number always begins with its country.
  if (!/^\+?\d/.test(number)) return undefined;
  if (withoutCountry.test(number)) return { written: number, fault: 'country' };
  const isWhole = faultOf(number.replace(/^\+?/, '+')) === undefined;
  return number.startsWith('+') && isWhole
    ? { written: number, fault: 'plus' }
    : { written: number.replace(/^\+?/, '+') };
}

function problemWith(
  { document }: Entry,
  { pointer }: NotedAnnotation,
  part: Part,
  { written, isMessage, fault: own }: PhoneNumber,
): Finding[] {
  const fault = isMessage ? 'message' : (own ?? faultOf(written));
  return fault ? [findingIn(document, pointer, part, 'wrong-phone', { number: written, fault })] : [];
}

/** Digits of a number with its country, by the country: India, and North America. */
const lengths: readonly [start: string, digits: number][] = [
  ['+91', 12],
  ['+1', 11],
];

/** Digits of any number at most (ITU-T E.164), and at least where it says its country. */
const most = 15;
const least = 8;

/** Why nobody can be reached by a number. A short one, like 112 or 1098, begins with a 1 or has three digits. */
export function faultOf(written: string): 'digits' | 'letters' | 'short' | 'long' | undefined {
  if (/\p{L}/u.test(written)) return 'letters';
  if (/[०-९]/.test(written)) return 'digits';
  const number = written.replaceAll(/[^\d+]/g, '');
  const { length } = number.replaceAll('+', '');
  if (length === 0) return undefined;
  if (length > most) return 'long';
  const wanted = lengths.find(([start]) => number.startsWith(start))?.[1];
  if (number.startsWith('+')) return length < (wanted ?? least) ? 'short' : undefined;
  return length < 7 && length !== 3 && !number.startsWith('1') ? 'short' : undefined;
}
