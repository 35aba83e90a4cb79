import type { Json } from '../../../model/json';
import type { OpenDocument } from '../../facts/open-document';
import { pointerAbove, valueAt } from '../../places/pointer';
import type { ProblemCode, ProblemDetails } from '../../problems/catalogue';
import { findingIn } from '../../problems/finding';
import { lengthLimit } from '../../resolve/rich-text';
import type { Rule } from '../rule';
import { letterChecks } from './letter-checks';
import { linkChecks, mistypedMail } from './link-checks';
import { hasOneOf, type OwnWords, type TextCheck } from './text-check';
import { wordChecks } from './word-checks';

const checks = [...letterChecks, ...linkChecks, ...wordChecks];

export const textFaults: Rule = {
  about: 'The texts that somebody reads hold no fault of letters, words or links that nobody meant to write.',
  codes: [...new Set(checks.map(({ code }) => code)), 'blank-text'],
  inDocument: (document) => {
    const { placeholders } = document;
    const own = { name: placeholders?.get('owner.name'), mail: placeholders?.get('contact.email') };
    return [
      ...faultsOfTexts(document, own),
      ...mistypedLinks(document, own),
      // In a document that does not fit its schema they may be reported as too short.
      ...(document.isSound ? blankTexts(document) : []),
    ].map(({ pointer, code, written, details }) =>
      findingIn(document, pointer, written === '' ? 'value' : { words: written }, code, details),
    );
  },
};

/** A fault of a text, with the words to mark; none where that is all of them. */
interface TextFault {
  pointer: string;
  code: ProblemCode;
  written: string;
  details: ProblemDetails<ProblemCode>;
}

/** What nobody meant to write in the texts of a document, each kind once a text. */
function faultsOfTexts(document: OpenDocument, ownWords: OwnWords): TextFault[] {
  const { written: value } = document;
  const rich = new Set(document.of('richText').map(({ pointer }) => pointer));
  // Most documents have no hint of any, and are not looked at any closer.
  const all = document.allWords();
  const likely = checks.filter(
    ({ signs, hint }) => (!signs || hasOneOf(all, signs)) && (!hint || hint.test(all, ownWords)),
  );
  const byProperty = new Map<string, TextCheck[]>();
  return document.shown().flatMap(({ text, pointer, property }): TextFault[] => {
    const possible =
      byProperty.get(property) ?? likely.filter((check) => check.in?.includes(property) ?? true);
    byProperty.set(property, possible);
    if (possible.length === 0 || text.length > lengthLimit) return [];
    const own = possible.filter(({ signs }) => !signs || hasOneOf(text, signs));
    if (own.length === 0) return [];
    const isRich = rich.has(pointer) || rich.has(pointerAbove(pointer));
    return own.flatMap(({ code, find }) => {
      const details = find(text, { own: ownWords, value, pointer, isRich });
      return details ? { pointer, code, written: details.written, details } : [];
    });
  });
}

function mistypedLinks(document: OpenDocument, own: OwnWords): TextFault[] {
  return document.of('link').flatMap(({ pointer, value }) => {
    const isMail = typeof value === 'string' && /^\s*mailto:/i.test(value);
    const to = isMail && valueAt(document.written, pointer);
    const details = typeof to === 'string' ? mistypedMail(to, own) : undefined;
    return details ? { pointer, code: 'mistyped-mail', written: details.written, details } : [];
  });
}

const isBlank = (text: Json): boolean => typeof text === 'string' && /^[\s\u200b-\u200d\ufeff]*$/.test(text);

/** A line between two paragraphs may be blank. */
function blankTexts(document: OpenDocument): TextFault[] {
  const rich = document.of('richText');
  const lines = new Set(rich.map(({ pointer }) => pointer));
  const places = [
    ...document
      .shown()
      .filter(({ text, pointer }) => text !== '' && isBlank(text) && !lines.has(pointerAbove(pointer))),
    ...rich.filter(({ value }) => Array.isArray(value) && value.every(isBlank)),
  ];
  return places.map(({ pointer }) => ({ pointer, code: 'blank-text', written: '', details: {} }));
}
