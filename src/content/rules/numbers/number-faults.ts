import { phoneAddress } from '../../../lib/phone-address';
import { internationalDigits, numberFault, phoneNumber, type NumberFault } from '../../country/phone-number';

/** Why nobody can be reached by a number. */
export type Fault = NumberFault | 'country' | 'digits' | 'letters' | 'message' | 'national' | 'plus';

/** What is wrong with a number behind what stands before it in an address. @param country that of the site. */
export function faultAt(scheme: string, number: string, country: string | undefined): Fault | undefined {
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

/** The digits of a text, without all else. */
export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}
