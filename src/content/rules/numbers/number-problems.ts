import { latinDigits } from '../../places/latin-digits';
import { error, warning } from '../../problems/define';
import { swapped } from '../../problems/fixes';
import { brief } from '../../problems/wording';

/** By what is the matter with a number: what it is, and what to do. */
const phoneFaults = {
  country: [
    'has no country, and WhatsApp takes its first digits for one',
    'Write its country before it, like "https://wa.me/919800000000".',
  ],
  plus: [
    'begins with +, which WhatsApp does not take in an address',
    (number: string) => `Write its digits alone: "https://wa.me/${number.slice(1)}".`,
  ],
  digits: [
    'has digits of Hindi, and telephones know those from 0 to 9 alone',
    'Write it with digits like these: "+91 98000 00000".',
  ],
  letters: ['holds letters', 'Write digits alone, like "+91 98000 00000": a 0 is no O, and a 1 is no l.'],
  short: ['has too few digits', 'Write the whole number with its country, like "+91 98000 00000".'],
  long: ['has more digits than any number', 'Write one number alone, like "+91 98000 00000".'],
} as const;

/** How one's own number is written in the place of another one: to call, to write to, or in a text. */
function ownNumberAt(number: string): string {
  if (/^\s*tel:/i.test(number)) return 'write "tel:{contact.phone}", which is always your number';
  return /^\s*https:/i.test(number)
    ? 'write "whatsapp:" and the words of the message, which go to your number'
    : 'write {contact.phone}, which is always your number';
}

/** Telephone numbers. */
export const numberProblems = {
  'wrong-phone': error<{ number: string; fault: keyof typeof phoneFaults | 'message' }>(
    'Number that cannot be called',
    ({ number, fault }) =>
      fault === 'message'
        ? `"${brief(number)}" would be the text of the message: what stands behind "whatsapp:" is no number.`
        : `"${brief(number)}" ${phoneFaults[fault][0]}, so nobody can reach you by it.`,
    ({ number, fault }) => {
      if (fault === 'message')
        return 'Write what the visitor would say, or "whatsapp:" alone. The number is that of "contact" in _site.json.';
      const hint = phoneFaults[fault][1];
      return typeof hint === 'string' ? hint : hint(number);
    },
    ({ number, fault }, marked) =>
      fault === 'digits'
        ? swapped(marked, number, latinDigits(number))
        : fault === 'plus'
          ? swapped(marked, number, number.slice(1))
          : undefined,
  ),
  'near-phone': warning<{ number: string; own: string }>(
    'Number that differs a little from yours',
    ({ number, own }) =>
      `"${brief(number)}" differs by a digit or two from your own number in _site.json, "${brief(own)}".`,
    ({ number, own }) =>
      `If yours is meant, ${ownNumberAt(number)}. If ${brief(own)} is the wrong one, correct it in _site.json. If it is the number of somebody else, let it stand.`,
  ),
};
