import type { Json } from '../../../model/json';
import type { OpenDocument } from '../../facts/open-document';
import { pointerAbove, valueAt } from '../../places/pointer';
import type { ProblemCode, ProblemDetails } from '../../problems/catalogue';
import { findingIn } from '../../problems/finding';
import { mailHint } from '../../problems/mail-slips';
import { lengthLimit } from '../../resolve/rich-text';
import type { Rule } from '../rule';
import { letterChecks } from './letter-checks';
import { linkChecks, mistypedMail } from './link-checks';
import type { TextPlace } from './text-check';
import { wordChecks } from './word-checks';

const checks = [...letterChecks, ...linkChecks, ...wordChecks];

export const textFaults: Rule = {
  about: 'The texts that somebody reads hold no fault of letters, words or links that nobody meant to write.',
  codes: [...checks.map(({ code }) => code), 'blank-text'],
  inDocument: (document) =>
    faultsIn(document).map(({ pointer, code, written, details }) =>
      findingIn(document, pointer, written === '' ? 'value' : { words: written }, code, details),
    ),
};

/** A fault of a text, with the words to mark; none where that is all of them. */
interface TextFault {
  pointer: string;
  code: ProblemCode;
  written: string;
  details: ProblemDetails<ProblemCode>;
}

/** What nobody meant to write in the texts of a document, each kind once a text. */
export function faultsIn(document: OpenDocument): TextFault[] {
  const { placeholders, written: value } = document;
  const own = { name: placeholders?.get('speaker.name'), mail: placeholders?.get('contact.email') };
  const rich = new Set(document.of('richText').map(({ pointer }) => pointer));
  return [
    ...faultsOfTexts(document, { own, value }, rich),
    ...(mailHint.test(document.json) ? mistypedLinks(document, own) : []),
    // In a document that does not fit its schema they may be reported as too short.
    ...(document.isSound ? blankTexts(document, rich) : []),
  ];
}

/** Most documents have no hint of any, and are not looked at any closer. */
function faultsOfTexts(
  document: OpenDocument,
  around: Pick<TextPlace, 'own' | 'value'>,
  rich: ReadonlySet<string>,
): TextFault[] {
  const all = document.allWords();
  const likely = checks.filter(({ hint }) => hint === undefined || hint.test(all, around.own));
  const found: TextFault[] = [];
  const properties = likely.every((check) => check.in)
    ? new Set(likely.flatMap((one) => [...(one.in ?? [])]))
    : undefined;
  for (const { text, pointer } of document.shown()) {
    if (text.length > lengthLimit) continue;
    const above = pointerAbove(pointer);
    const property = propertyIn(pointer, above);
    if (properties?.has(property) === false) continue;
    const place = { ...around, pointer, isRich: rich.has(pointer) || rich.has(above) };
    for (const check of likely) {
      if (check.in?.has(property) === false) continue;
      const details = check.find(text, place);
      if (details) found.push({ pointer, code: check.code, written: details.written, details });
    }
  }
  return found;
}

/** The property that holds a text, or the list of which it is a line. */
function propertyIn(pointer: string, above: string): string {
  const first = pointer.charAt(above.length + 1);
  return first >= '0' && first <= '9'
    ? above.slice(above.lastIndexOf('/') + 1)
    : pointer.slice(above.length + 1);
}

function mistypedLinks(document: OpenDocument, own: TextPlace['own']): TextFault[] {
  return document.of('link').flatMap(({ pointer }) => {
    const to = valueAt(document.written, pointer);
    const details = typeof to === 'string' && /^\s*mailto:/i.test(to) ? mistypedMail(to, { own }) : undefined;
    return details ? { pointer, code: 'mistyped-mail', written: details.written, details } : [];
  });
}

const isBlank = (text: Json): boolean => typeof text === 'string' && /^[\s\u200b-\u200d\ufeff]*$/.test(text);

/** A line between two paragraphs may be blank. */
function blankTexts(document: OpenDocument, rich: ReadonlySet<string>): TextFault[] {
  const texts = document.shown().filter(({ pointer }) => !rich.has(pointerAbove(pointer)));
  const lists = document
    .of('richText')
    .filter(({ value: lines }) => Array.isArray(lines) && lines.every(isBlank));
  const places = [...texts.filter(({ text }) => text !== '' && isBlank(text)), ...lists];
  return places.map(({ pointer }) => ({ pointer, code: 'blank-text', written: '', details: {} }));
}
