import type { Span } from './span';
import type { WrittenDocument } from './written-document';

/** A placeholder in a text: `{speaker.name}`. */
export const placeholderPattern = /\{([a-zA-Z][\w.]*)\}/g;

interface Piece {
  /** Where the piece begins in the filled text and in the written one. */
  at: number;
  offset: number;
  length: number;
  text: string;
  /** Whether it stands in the document just so, and not for a placeholder. */
  isCopied: boolean;
}

/** Where words stand that the document holds after its placeholders were filled in; the first spelling that is found. */
export function findWords(
  document: WrittenDocument,
  within: Span,
  spellings: readonly string[],
): Span | undefined {
  const pieces = piecesOf(document, within);
  const filled = pieces.map(({ text }) => text).join('');
  for (const words of spellings) {
    const written = JSON.stringify(words).slice(1, -1);
    const at = written === '' ? -1 : indexOfWords(filled, written);
    if (at >= 0) return writtenSpan(pieces, at, written.length);
  }
  return undefined;
}

function piecesOf({ text, placeholders }: WrittenDocument, { offset, length }: Span): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const written = text.slice(offset, offset + length);
  const add = (from: number, to: number, value?: string): void => {
    const shown = value ?? written.slice(from, to);
    pieces.push({ at, offset: offset + from, length: to - from, text: shown, isCopied: value === undefined });
    at += shown.length;
  };
  let done = 0;
  for (const { 0: placeholder, 1: name = '', index } of written.matchAll(placeholderPattern)) {
    const value = placeholders?.get(name);
    if (value === undefined) continue;
    add(done, index);
    add(index, index + placeholder.length, JSON.stringify(value).slice(1, -1));
    done = index + placeholder.length;
  }
  add(done, length);
  return pieces;
}

/** Whole words first, so that "/in" is not found in "/invite"; then any place; capitals make no difference. */
function indexOfWords(text: string, words: string): number {
  if (words.length > 500) return text.indexOf(words);
  const escaped = literally(words);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}/_-])`, 'iu').exec(text);
  return whole?.index ?? new RegExp(escaped, 'iu').exec(text)?.index ?? -1;
}

/** A regular expression, as it is written, for just these words. */
export function literally(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function writtenSpan(pieces: Piece[], at: number, length: number): Span {
  const [first, last] = [pieceAt(pieces, at), pieceAt(pieces, at + length - 1)];
  const start = first.offset + (first.isCopied ? at - first.at : 0);
  const end = last.isCopied ? last.offset + at + length - last.at : last.offset + last.length;
  return { offset: start, length: end - start };
}

function pieceAt(pieces: Piece[], at: number): Piece {
  return pieces.findLast((piece) => piece.at <= at && piece.text !== '') as Piece;
}
