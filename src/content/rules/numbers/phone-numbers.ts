import type { Part } from '../../places/locate';
import { findingIn } from '../../problems/finding';
import { isTwoSlipsAway } from '../../problems/nearest';
import { linksOf } from '../../facts/addresses';
import { noted, type Note, type OpenDocument } from '../../facts/open-document';
import { entries, type NotedAnnotation, type Site } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import { grouped } from '../grouped';
import type { Rule } from '../rule';

/** A number with its place, and what of that is to be marked. */
interface PlacedNumber {
  pointer: string;
  part: Part;
  /** The number as it is written, in an address without what stands before and behind it. */
  number: string;
  /** The whole address. */
  written: string;
  /** What stands before it in an address; empty for a number alone. */
  scheme: string;
}

/** The numbers to ring or to write to at a place, and what stands in place of a message like one. */
function numbersAt(annotation: NotedAnnotation): PlacedNumber[] {
  const { kind, pointer } = annotation;
  if (kind === 'phone') {
    const number = textOf(annotation) ?? '';
    return [{ pointer, part: 'value', number, written: number, scheme: '' }];
  }
  return [...new Set(linksOf(annotation))].flatMap((written) => {
    const [, scheme = '', rest = ''] = /^\s*(tel:|whatsapp:|https:\/\/wa\.me\/)(.*)$/is.exec(written) ?? [];
    const number = (scheme.startsWith('https') ? (rest.split(/[/?#]/)[0] ?? '') : rest).trim();
    const part: Part = kind === 'link' ? 'value' : { words: written };
    // An address without any digit is unreadable as an address.
    const isNumber = scheme !== '' && /\d/.test(number);
    return isNumber ? [{ pointer, part, number, written, scheme: scheme.toLowerCase() }] : [];
  });
}

/** The settings' own numbers, as they are written there. */
function ownNumbers({ settings }: Site): string[] {
  const { phone = '', whatsapp = '' } = settings?.isSound ? settings.value.contact : {};
  return [phone, whatsapp].filter((number) => number !== '' && !/\p{L}/u.test(number));
}

export const reachableNumbers: Rule = {
  about: 'A number that visitors may ring or write to can be one.',
  codes: ['wrong-phone'],
  check: (site) => {
    // What is wrong with the number in the settings is reported there alone.
    const phone = site.settings?.annotations.find(({ kind }) => kind === 'phone');
    const own = phone && textOf(phone)?.trim();
    return entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap(numbersAt).flatMap(({ pointer, part, number, scheme }) => {
        const fault = faultAt(scheme, number);
        const isOwn = scheme !== '' && scheme !== 'whatsapp:' && number === own;
        return fault && !isOwn ? [findingIn(document, pointer, part, 'wrong-phone', { number, fault })] : [];
      }),
    );
  },
};

type Fault = 'country' | 'digits' | 'letters' | 'long' | 'message' | 'plus' | 'short';

/** A mobile number of India without 91; no country with numbers of ten digits in all begins like that. */
const withoutCountry = /^0?(?:7|8(?!2)|9(?!5|60|61))\d{9}$/;

function faultAt(scheme: string, number: string): Fault | undefined {
  if (scheme === 'whatsapp:') return /^(?:\/\/.*|\+?[\d\s().-]{7,})$/s.test(number) ? 'message' : undefined;
  if (!scheme.startsWith('https')) return faultOf(number);
  // In an address of WhatsApp a number begins with its country, and without a sign.
  if (!/^\+?\d/.test(number)) return undefined;
  if (withoutCountry.test(number)) return 'country';
  return faultOf(number.replace(/^\+?/, '+')) ?? (number.startsWith('+') ? 'plus' : undefined);
}

/** Digits of a number with its country, by the country: India, and North America; of another one at least 8. */
const lengths: readonly [start: string, digits: number][] = [
  ['+91', 12],
  ['+1', 11],
  ['+', 8],
];

/** Why nobody can be reached by a number. A short one, like 112 or 1098, begins with a 1 or has three digits. */
function faultOf(written: string): 'digits' | 'letters' | 'long' | 'short' | undefined {
  if (/\p{L}/u.test(written)) return 'letters';
  if (/[०-९]/.test(written)) return 'digits';
  const number = written.replaceAll(/[^\d+]/g, '');
  const { length } = number.replaceAll('+', '');
  // The longest number that there is has 15 digits (ITU-T E.164).
  if (length === 0 || length > 15) return length === 0 ? undefined : 'long';
  const wanted = lengths.find(([start]) => number.startsWith(start))?.[1];
  const isShort = length < 7 && length !== 3 && !number.startsWith('1');
  return (wanted === undefined ? isShort : length < wanted) ? 'short' : undefined;
}

/** A telephone number among the words of a text. */
interface TypedNumber {
  pointer: string;
  written: string;
}

/** The telephone numbers that are typed in a document's texts. On what leads somewhere, they are compared with the address there. */
export const numbersNote: Note<TypedNumber[]> = {
  name: 'numbers',
  of: (document: OpenDocument) =>
    !/\d[\d ()-]{8,}\d/.test(document.allWords())
      ? []
      : document
          .shown()
          .filter(({ pointer }) => !/\/(?:label|placeholder)$/.test(pointer))
          .flatMap(({ pointer, text }) =>
            [...text.replaceAll(/\[[^\][]*\]\([^()]*\)/g, ' ').matchAll(typed)].map(([written]) => ({
              pointer,
              written,
            })),
          ),
};
const typed = /(?<![\w.,/+-])\+?\(?\d[\d ()-]{8,16}\d(?![\w-])/g;

export const nearNumbers: Rule = {
  about:
    'No link leads to a number that is nearly that of the settings, and none is typed in a text, once on the whole site.',
  codes: ['near-phone'],
  notes: [numbersNote],
  isEditorial: true,
  check: (site) => {
    const own = ownNumbers(site);
    if (own.length === 0) return [];
    const near = entries(site).flatMap((entry) => {
      const linked = entry.annotations
        .flatMap(numbersAt)
        .filter(({ scheme, number }) => /^(?:tel|https)/.test(scheme) && !faultAt(scheme, number));
      const inTexts = (noted(entry, numbersNote) ?? []).map(({ pointer, written }) => ({
        pointer,
        part: { words: written },
        number: written,
        written,
        scheme: '',
      }));
      return [...linked, ...inTexts].flatMap(({ pointer, part, number, written, scheme }) => {
        const digits = digitsOf(scheme.startsWith('https') ? `+${number}` : number);
        const meant = nearOne(digits, own);
        return meant === undefined
          ? []
          : [{ document: entry.document, pointer, part, written, digits, own: meant }];
      });
    });
    // What somebody wrote twice is hardly a slip.
    const lone = [...grouped(near, ({ digits }) => digits).values()]
      .filter(({ length }) => length === 1)
      .flat();
    return lone.map(({ document, pointer, part, written: number, own: meant }) =>
      findingIn(document, pointer, part, 'near-phone', { number, own: meant }),
    );
  },
};

/** The digits that tell a number from others: without its country, or the 0 in its place. */
function digitsOf(written: string): string {
  return written
    .replace(/^\D*\+91/, '')
    .replaceAll(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^91(?=\d{10}$)/, '');
}

/** Digits of which two may be others without it being another number altogether. */
const least = 9;

function nearOne(digits: string, own: readonly string[]): string | undefined {
  const known = own.map((one) => digitsOf(one));
  if (digits.length < least || known.includes(digits)) return undefined;
  return own.find((_, at) => isTwoSlipsAway(digits, known[at] ?? ''));
}
