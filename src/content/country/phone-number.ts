import {
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { phoneAddress } from '../../lib/phone-address';

/** What keeps a number from reaching anybody: no code of a country, too few digits, too many. */
export type NumberFault = 'code' | 'long' | 'short';

/** A number as it is written, or undefined for what is none. @param country whose it is without a code, like `IN`. */
export function phoneNumber(written: string, country?: string): PhoneNumber | undefined {
  const code = supported(country);
  return parsePhoneNumberFromString(dialled(written), {
    extract: false,
    ...(code && { defaultCountry: code }),
  });
}

/** What is dialled of a number as people write it. */
function dialled(written: string): string {
  return phoneAddress(written).slice('tel:'.length);
}

/** The digits of a number that begins with its country's code, with or without +; undefined where no country has it. */
export function internationalDigits(written: string): string | undefined {
  const number = phoneNumber(`+${dialled(written).replace(/^(?:\+|00)/, '')}`);
  return number?.isValid() ? number.number.slice(1) : undefined;
}

/** A number as one writes it to people abroad: as it is written where it begins with +, or its country is not known. */
export function internationally(written: string, country: string | undefined): string {
  const number = written.startsWith('+') ? undefined : phoneNumber(written, country);
  return number?.formatInternational() ?? written;
}

/** What is wrong with the length or the country of a number. @param country whose it is without a code. */
export function numberFault(written: string, country?: string): NumberFault | undefined {
  const length = validatePhoneNumberLength(dialled(written), supported(country));
  if (length === 'INVALID_COUNTRY') return 'code';
  if (length === 'TOO_LONG') return 'long';
  if (length !== undefined) return 'short';
  return dialled(written).startsWith('+') ? faultByExample(phoneNumber(written)) : undefined;
}

/** Where the ranges of a country do not know a number, its length beside a usual one tells; ranges get added. */
function faultByExample(number: PhoneNumber | undefined): NumberFault | undefined {
  const usual = number?.country && exampleOf(number.country)?.nationalNumber.length;
  if (!number || usual === undefined || number.isValid()) return undefined;
  const { length } = number.nationalNumber;
  if (length === usual) return undefined;
  return length < usual ? 'short' : 'long';
}

/** A number of a country as one writes it to people abroad; undefined where none is known. */
export function exampleNumber(country: string | undefined): string | undefined {
  return exampleOf(supported(country))?.formatInternational();
}

function exampleOf(country: CountryCode | undefined): PhoneNumber | undefined {
  return country && getExampleNumber(country, examples);
}

function supported(country: string | undefined): CountryCode | undefined {
  return country !== undefined && isSupportedCountry(country) ? country : undefined;
}
