import { latinDigits } from '../../places/latin-digits';
import { error, warning } from '../../problems/define';
import { swapped } from '../../problems/fixes';
import { brief } from '../../problems/wording';

/** What the words say of a number beside its fault: its country, and a number of it that is right. */
interface AboutNumber {
  number: string;
  country?: string;
  example?: string;
}

/** ` for its country, Germany`, where that is known. */
const ofCountry = ({ country }: AboutNumber): string =>
  country === undefined ? '' : ` for its country, ${country}`;
const like = ({ example }: AboutNumber): string => (example === undefined ? '' : `, like "${example}"`);

const wholeNumber = (about: AboutNumber): string =>
  `Write the whole number with its country's code in front${like(about)}.`;

/** By what is the matter with a number: what it is, and what to do. */
const phoneFaults: Record<
  'code' | 'country' | 'digits' | 'letters' | 'long' | 'national' | 'plus' | 'short',
  [is: (about: AboutNumber) => string, remedy: (about: AboutNumber) => string]
> = {
  code: [() => 'begins with the code of no country', wholeNumber],
  country: [
    () => "has no country's code in front, and WhatsApp takes its first digits for one",
    ({ example }) =>
      `Write it with its country's code in front${example === undefined ? '' : `: "${example}"`}.`,
  ],
  national: [
    () => 'has no code of a country, and the site does not say in which country it is',
    () =>
      'Write it with + and the code of its country in front. Or name the country of the site in _site.json: "country", with its two capitals.',
  ],
  plus: [
    () => 'begins with +, which WhatsApp does not take in an address',
    ({ number }) => `Write its digits alone: "https://wa.me/${number.slice(1)}".`,
  ],
  digits: [
    () => 'has digits of Hindi, and telephones know those from 0 to 9 alone',
    ({ number }) => `Write it with digits like these: "${brief(latinDigits(number))}".`,
  ],
  letters: [
    () => 'holds letters',
    (about) => `Write digits alone${like(about)}: a 0 is no O, and a 1 is no l.`,
  ],
  short: [(about) => `has too few digits${ofCountry(about)}`, wholeNumber],
  long: [
    (about) => `has too many digits${ofCountry(about)}`,
    (about) => `Write one number alone${like(about)}.`,
  ],
};

/** How one's own number is written in the place of another one: to call, to write to, or in a text. */
function ownNumberAt(number: string): string {
  if (/^\s*tel:/i.test(number)) return 'write "tel:{contact.phone}", which is always your number';
  return /^\s*https:/i.test(number)
    ? 'write "whatsapp:" and the words of the message, which go to your number'
    : 'write {contact.phone}, which is always your number';
}

/** Telephone numbers. */
export const numberProblems = {
  'wrong-phone': error<AboutNumber & { fault: keyof typeof phoneFaults | 'message' }>(
    'Number that cannot be called',
    ({ fault, ...about }) =>
      fault === 'message'
        ? `"${brief(about.number)}" would be the text of the message: what stands behind "whatsapp:" is no number.`
        : `"${brief(about.number)}" ${phoneFaults[fault][0](about)}, so nobody can reach you by it.`,
    ({ fault, ...about }) =>
      fault === 'message'
        ? 'Write what the visitor would say, or "whatsapp:" alone. The number is that of "contact" in _site.json.'
        : phoneFaults[fault][1](about),
    ({ number, fault }, marked) =>
      fault === 'digits'
        ? swapped(marked, number, latinDigits(number))
        : fault === 'plus'
          ? swapped(marked, number, number.slice(1))
          : undefined,
  ),
  'no-whatsapp': error(
    'Chat without a number',
    () => 'This leads to a chat on WhatsApp, and the site has no number for it.',
    () =>
      'Write the number into _site.json, "whatsapp" in "contact": digits only, with the code of the country in front. Or lead to something else, like "tel:{contact.phone}".',
  ),
  'near-phone': warning<{ number: string; own: string }>(
    'Number that differs a little from yours',
    ({ number, own }) =>
      `"${brief(number)}" differs by a digit or two from your own number in _site.json, "${brief(own)}".`,
    ({ number, own }) =>
      `If yours is meant, ${ownNumberAt(number)}. If ${brief(own)} is the wrong one, correct it in _site.json. If it is the number of somebody else, let it stand.`,
  ),
};
