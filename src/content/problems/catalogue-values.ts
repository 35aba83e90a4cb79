import { latinDigits } from '../places/latin-digits';
import { error, warning } from './define';
import { swap, swapped } from './fixes';
import { brief } from './wording';

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

/** How one's own number is written in the place of another one: to ring, to write to, or in a text. */
function ownNumberAt(number: string): string {
  if (/^\s*tel:/i.test(number)) return 'write "tel:{contact.phone}", which is always your number';
  return /^\s*https:/i.test(number)
    ? 'write "whatsapp:" and the words of the message, which go to your number'
    : 'write {contact.phone}, which is always your number';
}

/** Values that are written as they must be, and still cannot be meant. */
export const valueProblems = {
  'misspelt-placeholder': error<{ written: string; name: string }>(
    'Placeholder between other signs',
    ({ written }) =>
      `"${brief(written)}" would be shown as it is typed: a placeholder stands between curly brackets.`,
    ({ name }) => `Write {${name}}, with one curly bracket on each side and no spaces.`,
  ),
  'wrong-phone': error<{ number: string; fault: keyof typeof phoneFaults | 'message' }>(
    'Number that cannot be rung',
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
  'other-figure': warning<{ value: string; label: string; settings: string }>(
    'Figure that is another one in the settings',
    ({ value, label, settings }) =>
      `"${brief(value)} ${brief(label)}" are "${brief(settings)}" in _site.json.`,
    ({ value, settings }) =>
      `Write "${brief(settings)}" here, or "${brief(value)}" there. Texts that still say the old one are listed by npm run where -- ${JSON.stringify(brief(value))}, or by the same with ${JSON.stringify(brief(settings))}.`,
  ),
  'wrong-isbn': warning<{ isbn: string; last: number }>(
    'ISBN of no book',
    ({ isbn }) =>
      `"${brief(isbn)}" is no ISBN: its last digit does not fit the others, so one of them is wrong.`,
    ({ isbn, last }) =>
      `Compare it with the back of the book. If all others are right, the last digit is ${last}: "${isbn.slice(0, -1)}${last}".`,
  ),
  'listed-twice': error<{ word: string; firstLine: number }>(
    'Word twice in a list',
    ({ word, firstLine }) => `"${brief(word)}" stands twice in this list; the first is in line ${firstLine}.`,
    () => 'Delete this one, with its comma.',
  ),
  'duplicate-entry': warning<{ id: string; firstLine: number }>(
    'Entry twice in a list',
    ({ id, firstLine }) => `"${brief(id)}" stands twice in this list; the first is in line ${firstLine}.`,
    ({ id }) =>
      /^(?:\/|https?:)/.test(id)
        ? 'If this entry was copied, write where it leads itself. Otherwise delete one of the two: one way there is enough.'
        : `If this entry was copied, write its own here${/\s/.test(id) ? ', in other words' : `, in place of "${brief(id)}"`}. Otherwise delete one of the two.`,
  ),
  'optional-label': warning<{ written: string; better: string }>(
    'Field called optional that is not',
    ({ written }) =>
      `"${brief(written)}" says that this may stay empty, and the form cannot be sent without it.`,
    ({ better }) => (better === '' ? 'Say what belongs there.' : `Write "${brief(better)}".`),
    ({ written, better }, marked) => (better === '' ? undefined : swapped(marked, written, better)),
  ),
  'near-client': warning<{ written: string; better: string; file: string }>(
    'Client spelt in two ways',
    ({ written, better, file }) =>
      `"${brief(written)}" differs by a letter from "${brief(better)}", as it is written in ${file}.`,
    ({ better }) =>
      `Write "${brief(better)}" here, if that is right, or fix it there. If it is somebody else, let it stand.`,
  ),
  'joined-keywords': warning<{ written: string; parts: string[] }>(
    'Keywords written as one',
    ({ written }) => `"${brief(written)}" stands here as one keyword, but several are meant.`,
    ({ parts }) =>
      `Put each of them between quotation marks of its own: ${parts.map((part) => JSON.stringify(part)).join(', ')}`,
    ({ parts }) => parts.map((part) => JSON.stringify(part)).join(', '),
  ),
  'wrong-schema-path': warning<{ written: string; better: string }>(
    'Line for the editor that leads nowhere',
    ({ written }) =>
      `"${brief(written, 80)}" does not lead to the schemas from the folder of this file, so editors cannot help with it.`,
    ({ better }) => `Write "${brief(better, 80)}".`,
    swap('written'),
  ),
};
