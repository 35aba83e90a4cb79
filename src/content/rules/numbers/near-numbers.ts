import { phoneNumber } from '../../country/phone-number';
import { countryOf } from '../../country/site-country';
import { noted, type Note, type OpenDocument } from '../../facts/open-document';
import { entries, type Site } from '../../facts/site';
import { findingIn } from '../../problems/finding';
import { isTwoSlipsAway } from '../../problems/nearest';
import { grouped } from '../grouped';
import type { Rule } from '../rule';
import { digitsIn, faultAt } from './number-faults';
import { numbersAt } from './placed-numbers';

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
  if (!settings?.isSound) return [];
  const { contact, offices = [], places = [] } = settings.value;
  const phones = [contact, ...offices, ...places].flatMap(({ phone }) => phone ?? []);
  const numbers = [
    ...phones.map((phone) => [phone, phoneNumber(phone, country)] as const),
    [contact.whatsapp ?? '', phoneNumber(`+${contact.whatsapp ?? ''}`)] as const,
  ];
  return numbers.flatMap(([written, number]) => {
    if (!number || /\p{L}/u.test(written)) return [];
    const { countryCallingCode: code, nationalNumber: digits } = number;
    return [{ written, code, country: number.country ?? country, digits }];
  });
}

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
