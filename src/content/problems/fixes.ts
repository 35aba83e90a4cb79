import { distance } from 'fastest-levenshtein';
import { latinDigits } from '../places/latin-digits';
import type { ProblemCode, ProblemDetails } from './catalogue';

/** What belongs in the place of the marked text beyond doubt; undefined where a person has to decide. */
type Fix<Code extends ProblemCode> = (details: ProblemDetails<Code>, marked: string) => string | undefined;

const fixes: { [Code in ProblemCode]?: Fix<Code> } = {
  'bad-address': ({ address, near, exact }, marked) =>
    exact !== undefined
      ? swapped(marked, address, exact)
      : near?.endsWith(address)
        ? swapped(marked, address, near)
        : respelt(marked, address, near),
  'image-with-ending': ({ src, better }, marked) => swapped(marked, src, better),
  'closed-address': ({ url, better }, marked) => swapped(marked, url, better),
  'redirecting-address': ({ url, better }, marked) => swapped(marked, url, better),
  'tracked-address': ({ url, better }, marked) => swapped(marked, url, better),
  'full-address': ({ url, path }, marked) => swapped(marked, url, path),
  'local-address': ({ url, path }, marked) => swapped(marked, url, path),
  'dead-own-address': ({ url, path, near, better }, marked) =>
    respelt(path, path, near) && swapped(marked, url, better),
  'garbled-letters': ({ written, better, isCertain }, marked) =>
    isCertain && swapped(marked, written, better),
  'missing-anchor': ({ anchor, near }, marked) => respelt(marked, `#${anchor}`, near && `#${near}`),
  'missing-image': ({ src, near, isMeant, isTypo }) =>
    near !== undefined && (isMeant || (isTypo && respelt(src, src, near))) ? JSON.stringify(near) : undefined,
  'circular-suggestion': suggested,
  'dead-suggestion': suggested,
  'inexact-suggestion': suggested,
  'joined-keywords': ({ parts }) => parts.map((part) => JSON.stringify(part)).join(', '),
  'missing-page': ({ path, near }, marked) =>
    near !== undefined && /^(?:\/pages-json)?(\/.+?)(?:\.[a-z]+)?$/i.exec(path)?.[1]?.toLowerCase() === near
      ? swapped(marked, path, near)
      : respelt(marked, path, near),
  'misplaced-space': ({ written, better }, marked) => swapped(marked, written, better),
  'optional-label': ({ written, better }, marked) =>
    better === '' ? undefined : swapped(marked, written, better),
  'torn-word': ({ written, better }, marked) =>
    written.includes('-') ? undefined : swapped(marked, written, better),
  'needless-words': ({ written, better }, marked) => swapped(marked, written, better),
  'typed-year': ({ written, better }, marked) => swapped(marked, written, better),
  // In small letters it is a word of a sentence, into which a title may not fit.
  'old-title': (title, marked) =>
    title.old === 'label' && /^\p{Lu}/u.test(title.label)
      ? swapped(marked, title.label, title.title)
      : undefined,
  'old-address': ({ old, path }, marked) => swapped(marked, old, path),
  'unknown-block-type': ({ type, near }, marked) => respelt(marked, type, near),
  'unknown-collection': ({ name, near }, marked) => respelt(marked, name, near),
  'unknown-icon': ({ name, near }, marked) =>
    respelt(withoutFamily(name), withoutFamily(name), near && withoutFamily(near)) &&
    respelt(marked, name, near),
  'unknown-property': ({ name, near }, marked) => respelt(marked, name, near),
  'unknown-token': ({ token, near }, marked) => respelt(marked, token, near),
  'wrong-phone': ({ number, fault }, marked) =>
    fault === 'digits'
      ? swapped(marked, number, latinDigits(number))
      : fault === 'plus'
        ? swapped(marked, number, number.slice(1))
        : undefined,
  'wrong-format': ({ value, exact }, marked) => swapped(marked, value, exact),
  'wrong-type': ({ exact }) => exact,
  'wrong-schema-path': ({ written, better }, marked) => swapped(marked, written, better),
  'value-not-allowed': ({ value, near, exact }, marked) =>
    exact === undefined ? respelt(marked, value.replaceAll('"', ''), near) : JSON.stringify(exact),
};

/** What fixes a problem at the text that it marks; undefined where that is not certain. */
export function fixFor<Code extends ProblemCode>(
  code: Code,
  details: ProblemDetails<Code>,
  marked: string,
): string | undefined {
  return fixes[code]?.(details, marked);
}

/** Another spelling, when it is so near that nothing else can be meant: one letter of four is another, two at most. */
function respelt(marked: string, word: string, near: string | undefined): string | undefined {
  if (near === undefined) return undefined;
  const away = distance(plain(word), plain(near));
  return away <= Math.min(2, Math.floor(near.length / 4)) ? swapped(marked, word, near) : undefined;
}

/** The words of a suggestion of the chat, where they are certain. */
function suggested({ near, isCertain }: { near?: string; isCertain?: true }): string | undefined {
  return isCertain && near !== undefined ? JSON.stringify(near) : undefined;
}

/** What distinguishes an icon from others of its family: `mic` for `warli-mic`. */
function withoutFamily(name: string): string {
  return name.replace(/^[a-z]+-/i, '');
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}/]/gu, '');
}

/** The marked text with another word in the place of one that stands in it once; as JSON writes it. */
function swapped(marked: string, word: string, better: string | undefined): string | undefined {
  if (better === undefined) return undefined;
  const [from, to] = [word, better].map((one) => JSON.stringify(one).slice(1, -1)) as [string, string];
  const parts = marked.split(from);
  return parts.length === 2 ? parts.join(to) : undefined;
}
