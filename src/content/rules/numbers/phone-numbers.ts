import { countryName } from '../../country/codes';
import {
  exampleNumber,
  internationalDigits,
  numberFault,
  phoneNumber,
  type NumberFault,
} from '../../country/phone-number';
import { countryOf } from '../../country/site-country';
import { phoneAddress } from '../../../lib/phone-address';
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
  /** What stands before it in an address, as it would stand before the number of WhatsApp in the settings; empty for a number alone. */
  scheme: string;
}

/** What stands before a number in an address of WhatsApp. */
const chats = 'https://wa.me/';

/** The numbers to ring or to write to at a place, and what stands in place of a message like one. */
function numbersAt(annotation: NotedAnnotation): PlacedNumber[] {
  const { kind, pointer } = annotation;
  if (kind === 'phone' || kind === 'whatsapp') {
    const number = textOf(annotation) ?? '';
    return [{ pointer, part: 'value', number, written: number, scheme: kind === 'phone' ? '' : chats }];
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

/** A number of the settings. */
interface OwnNumber {
  /** As it is written there. */
  written: string;
  /** The code of its country, like `91`. */
  code: string;
  country: string | undefined;
  /** Its digits behind the code. */
  digits: string;
}

/** The settings' own numbers. @param country that of the site. */
function ownNumbers({ settings }: Site, country: string | undefined): OwnNumber[] {
  const { phone = '', whatsapp = '' } = settings?.isSound ? settings.value.contact : {};
  const numbers = [
    [phone, phoneNumber(phone, country)],
    [whatsapp, phoneNumber(`+${whatsapp}`)],
  ] as const;
  return numbers.flatMap(([written, number]) =>
    number && !/\p{L}/u.test(written)
      ? [
          {
            written,
            code: number.countryCallingCode,
            country: number.country ?? country,
            digits: number.nationalNumber,
          },
        ]
      : [],
  );
}

export const reachableNumbers: Rule = {
  about: 'A number that visitors may ring or write to can be one.',
  codes: ['wrong-phone'],
  check: (site) => {
    const country = countryOf(site.settings?.value);
    // What is wrong with the number in the settings is reported there alone.
    const phone = site.settings?.annotations.find(({ kind }) => kind === 'phone');
    const own = phone && textOf(phone)?.trim();
    return entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap(numbersAt).flatMap(({ pointer, part, number, scheme }) => {
        const fault = faultAt(scheme, number, country);
        const isOwn = scheme !== '' && scheme !== 'whatsapp:' && number === own;
        if (!fault || isOwn) return [];
        const details = { number, fault, ...aboutNumber(fault, scheme, number, country) };
        return [findingIn(document, pointer, part, 'wrong-phone', details)];
      }),
    );
  },
};

/** For the words of a fault: the country whose number it should be, and how one is written that is right. */
function aboutNumber(fault: Fault, scheme: string, number: string, site: string | undefined) {
  const isMessage = scheme.startsWith('https');
  const country = countryIn(isMessage ? number.replace(/^\+?/, '+') : number) ?? site;
  const example = fault === 'country' ? phoneNumber(number, site)?.number : exampleNumber(country);
  return {
    ...(country !== undefined && { country: countryName(country) ?? country }),
    ...(example !== undefined && { example: isMessage ? digitsIn(example) : example }),
  };
}

/** The country that the code of a number names, if it names one alone. */
function countryIn(number: string): string | undefined {
  return number.startsWith('+') ? phoneNumber(number)?.country : undefined;
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}

type Fault = NumberFault | 'country' | 'digits' | 'letters' | 'message' | 'national' | 'plus';

function faultAt(scheme: string, number: string, country: string | undefined): Fault | undefined {
  if (scheme === 'whatsapp:') return /^(?:\/\/.*|\+?[\d\s().-]{7,})$/s.test(number) ? 'message' : undefined;
  if (!scheme.startsWith('https')) return faultOf(number, country);
  // In an address of WhatsApp a number begins with its country, and without a sign.
  if (!/^\+?\d/.test(number)) return undefined;
  if (isWithoutCode(number, country)) return 'country';
  return faultOf(number.replace(/^\+?/, '+'), country) ?? (number.startsWith('+') ? 'plus' : undefined);
}

/** Whether digits are a number of a country, and none with the code of another one. */
function isWithoutCode(digits: string, country: string | undefined): boolean {
  if (!/^\d+$/.test(digits) || internationalDigits(digits) !== undefined) return false;
  return (
    digits.startsWith('0') || (country !== undefined && phoneNumber(digits, country)?.isValid() === true)
  );
}

/** Why nobody can be reached by a number. */
function faultOf(
  written: string,
  country: string | undefined,
): Exclude<Fault, 'message' | 'plus'> | undefined {
  if (/\p{L}/u.test(written)) return 'letters';
  if (/[०-९]/.test(written)) return 'digits';
  const number = phoneAddress(written).slice('tel:'.length);
  const { length } = digitsIn(number);
  // The longest number that there is has 15 digits (ITU-T E.164).
  if (length === 0 || length > 15) return length === 0 ? undefined : 'long';
  if (!number.startsWith('+') && length < 7) return isService(number) ? undefined : 'short';
  return number.startsWith('+') || country !== undefined ? numberFault(number, country) : 'national';
}

/** Whether a short number can be one of a service, like 112 or 1098: it begins with a 1 or has three digits. */
function isService(number: string): boolean {
  const digits = digitsIn(number);
  return digits.length === 3 || digits.startsWith('1');
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
    const country = countryOf(site.settings?.value);
    const own = ownNumbers(site, country);
    if (own.length === 0) return [];
    const near = entries(site).flatMap((entry) => {
      const linked = entry.annotations
        .flatMap(numbersAt)
        .filter(({ scheme, number }) => /^(?:tel|https)/.test(scheme) && !faultAt(scheme, number, country));
      const inTexts = (noted(entry, numbersNote) ?? []).map(({ pointer, written }) => ({
        pointer,
        part: { words: written },
        number: written,
        written,
        scheme: '',
      }));
      return [...linked, ...inTexts].flatMap(({ pointer, part, number, written, scheme }) => {
        const asWritten = scheme.startsWith('https') ? `+${number}` : number;
        const meant = own.find((one) => isNear(asWritten, one));
        if (!meant || own.some((one) => nationalDigits(asWritten, one) === one.digits)) return [];
        const digits = nationalDigits(asWritten, meant) ?? '';
        return [{ document: entry.document, pointer, part, written, digits, own: meant.written }];
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

/** Digits of which two may be others without it being another number altogether. */
const least = 9;

function isNear(written: string, own: OwnNumber): boolean {
  const digits = nationalDigits(written, own) ?? '';
  return digits.length >= least && isTwoSlipsAway(digits, own.digits);
}

/** The digits that tell a number from others of the country of one's own, whose code it may leave out; undefined for one of another country. */
function nationalDigits(written: string, { code, country }: OwnNumber): string | undefined {
  const number = phoneNumber(written, country);
  if (!number) return digitsIn(written).replace(/^0+/, '');
  return number.countryCallingCode === code ? number.nationalNumber : undefined;
}
