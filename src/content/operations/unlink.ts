import type { WrittenDocument } from '../places/written-document';
import { wordsEdit, writtenText } from '../places/written-text';
import { compileRichText } from '../resolve/rich-text';
import { linkPlaces, type Reference } from './references';
import type { ChangeEdit } from './site-change';

/** A link in a text, and the words that stay of it. */
interface Link {
  from: number;
  to: number;
  words: string;
}

/** Makes the links of a rich text that a reference stands for mere words. None where the compiler does not agree that just these links are gone then. */
export function unlinkEdits(reference: Reference, document: WrittenDocument): ChangeEdit[] {
  const written = writtenText(document, reference.pointer);
  const places = linkPlaces(reference, document, 'path');
  if (!written) return [];
  const { text } = written;
  const links = places.flatMap(
    ({ from, to }) => markdownLink(text, from, to) ?? htmlLink(text, from, to) ?? [],
  );
  const before = compileRichText(text);
  const after = compileRichText(without(text, links));
  const isRight =
    after.links.length === before.links.length - places.length && after.words() === before.words();
  if (!isRight) return [];
  return links.map(({ from, to, words }) => ({ ...wordsEdit(written, from, to, words), kind: 'link' }));
}

/** Words between `[` and `](/address "title")`. */
function markdownLink(text: string, from: number, to: number): Link | undefined {
  const before = /\[((?:[^[\]\\]|\\.)*)\]\(<?$/s.exec(text.slice(0, from));
  const behind = /^[^\s()<>]*>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?\)/.exec(text.slice(to));
  if (!before || !behind) return undefined;
  const [, words = ''] = before;
  return { from: before.index, to: to + behind[0].length, words };
}

/** Words between `<a href="/address">` and `</a>`. */
function htmlLink(text: string, from: number, to: number): Link | undefined {
  const before = /<a\s[^<>]*$/i.exec(text.slice(0, from));
  const behind = /^[^<>]*>/.exec(text.slice(to));
  if (!before || !behind) return undefined;
  const start = to + behind[0].length;
  const length = text.slice(start).search(/<\/a\s*>/i);
  if (length < 0) return undefined;
  const words = text.slice(start, start + length);
  return { from: before.index, to: text.indexOf('>', start + length) + 1, words };
}

function without(text: string, links: readonly Link[]): string {
  const last = links.toSorted((one, other) => other.from - one.from);
  return last.reduce((rest, { from, to, words }) => rest.slice(0, from) + words + rest.slice(to), text);
}
