import type { WrittenDocument } from '../places/written-document';
import { wordsEdit, writtenText } from '../places/written-text';
import { compileRichText } from '../resolve/rich-text';
import { linkPlaces, type Reference } from './references';
import type { ChangeEdit } from './site-change';

/** A stretch of a text that goes. */
type Cut = [from: number, to: number];

/** Makes the links of a rich text that a reference stands for mere words. None where the compiler does not agree that just these links are gone then. */
export function unlinkEdits(reference: Reference, document: WrittenDocument): ChangeEdit[] {
  const written = writtenText(document, reference.pointer);
  const places = linkPlaces(reference, document, 'path');
  if (!written) return [];
  const { text } = written;
  const cuts = places.flatMap(
    ({ from, to }) => markdownCuts(text, from, to) ?? htmlCuts(text, from, to) ?? [],
  );
  const before = compileRichText(text);
  const after = compileRichText(without(text, cuts));
  const isRight =
    after.links.length === before.links.length - places.length && after.words() === before.words();
  if (!isRight) return [];
  return cuts.map(([from, to]) => ({ ...wordsEdit(written, from, to, ''), kind: 'link' }));
}

/** `[` and `](/address "title")` around the words. */
function markdownCuts(text: string, from: number, to: number): Cut[] | undefined {
  const before = /\[((?:[^[\]\\]|\\.)*)\]\(<?$/s.exec(text.slice(0, from));
  const behind = /^[^\s()<>]*>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?\)/.exec(text.slice(to));
  if (!before || !behind) return undefined;
  const [, words = ''] = before;
  const end = before.index + 1 + words.length;
  return [
    [before.index, before.index + 1],
    [end, to + behind[0].length],
  ];
}

/** `<a href="/address">` and `</a>` around the words. */
function htmlCuts(text: string, from: number, to: number): Cut[] | undefined {
  const before = /<a\s[^<>]*$/i.exec(text.slice(0, from));
  const behind = /^[^<>]*>/.exec(text.slice(to));
  if (!before || !behind) return undefined;
  const words = to + behind[0].length;
  const close = text.slice(words).search(/<\/a\s*>/i);
  if (close < 0) return undefined;
  return [
    [before.index, words],
    [words + close, text.indexOf('>', words + close) + 1],
  ];
}

function without(text: string, cuts: readonly Cut[]): string {
  const last = cuts.toSorted(([one], [other]) => other - one);
  return last.reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text);
}
