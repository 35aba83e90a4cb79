import { countryName } from '../../country/codes';
import { exampleNumber, phoneNumber } from '../../country/phone-number';
import { countryOf } from '../../country/site-country';
import { entries } from '../../facts/site';
import { findingIn } from '../../problems/finding';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';
import { digitsIn, faultAt, type Fault } from './number-faults';
import { numbersAt } from './placed-numbers';

export const reachableNumbers: Rule = {
  about: 'A number that visitors may call or write to can be one.',
  codes: ['wrong-phone'],
  check: (site) => {
    const country = countryOf(site.settings?.value);
    // What is wrong with the number in the settings is reported there alone.
    const phone = site.settings?.annotations.find(({ kind }) => kind === 'phone');
    const own = phone && textOf(phone)?.trim();
    return entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap(numbersAt).flatMap(({ pointer, part, number, written, scheme }) => {
        const fault = faultAt(scheme, number, country);
        const isOwn = written !== number && scheme !== 'whatsapp:' && number === own;
        if (!fault || isOwn) return [];
        const details = { number, fault, ...aboutNumber(fault, scheme, number, country) };
        return [findingIn(document, pointer, part, 'wrong-phone', details)];
      }),
    );
  },
};

/** For the words of a fault: the country whose number it should be, and an example of a right one. */
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
