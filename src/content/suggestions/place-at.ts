import { getLocation, parse, type Edit, type Node } from 'jsonc-parser';
import type { Json } from '../../model/json';
import { documentLimit } from '../parse/decode';
import { tooDeepAt } from '../parse/members';
import { step, valueAt, withValues } from '../places/pointer';

/** A place of a document in which a text stands, or may be put. */
export interface Place {
  /** JSON Pointer of the text. */
  pointer: string;
  /** What stands in it before the cursor and behind it, as JSON writes it; both are empty where nothing stands yet. */
  before: string;
  after: string;
  /** The cursor: UTF-16 units from the document's start. */
  offset: number;
  /** The quotation marks that are missing around it. */
  missing: { open: string; close: string };
  /** What the document holds as far as it can be read, with a text in this place. */
  value: Json;
}

/**
 * The place of a text at a cursor; undefined where none may stand, as in a key or behind a value. The document need not
 * be JSON: what is being written seldom is.
 * @param offset the cursor, UTF-16 units from the start of `text`.
 */
export function placeAt(text: string, offset: number): Place | undefined {
  if (text.length > documentLimit || tooDeepAt(text) !== undefined) return undefined;
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  const pointer = path.reduce<string>(step, '');
  const written = isAtPropertyKey || path.length === 0 ? undefined : around(text, offset, previousNode);
  const read = parse(text, [], { allowTrailingComma: true }) as Json | undefined;
  if (!written || read === undefined) return undefined;
  const here = valueAt(read, pointer);
  if (here === undefined)
    return { pointer, offset, ...written, value: withValues(read, new Map([[pointer, '']])) };
  return typeof here === 'string' ? { pointer, offset, ...written, value: read } : undefined;
}

/** The edit that puts a text into a place, in the stead of what stands there. */
export function wholeEdit(place: Place, words: string): Edit {
  const { open, close } = place.missing;
  const edit = partEdit(place, words, place.before.length, place.after.length);
  return { ...edit, content: open + edit.content + close };
}

/** The edit that puts words into a text, in the stead of so many signs before the cursor and behind it. */
export function partEdit({ offset }: Place, words: string, before: number, after: number): Edit {
  return { offset: offset - before, length: before + after, content: JSON.stringify(words).slice(1, -1) };
}

function around(
  text: string,
  offset: number,
  node: Node | undefined,
): Pick<Place, 'before' | 'after' | 'missing'> | undefined {
  if (node) return node.type === 'string' ? within(text, offset, node) : undefined;
  // What follows on the next line is not meant, though it would be read as the value that is missing here.
  const isLast = /[ \t]*(?:$|[\r\n,\]}])/y;
  isLast.lastIndex = offset;
  const isFree = ':[,'.includes(text.slice(0, offset).trimEnd().at(-1) ?? '.') && isLast.test(text);
  return isFree ? { before: '', after: '', missing: { open: '"', close: '"' } } : undefined;
}

/** A text without its closing quotation mark reaches to the end of its line: what stands behind the cursor is not taken for a part of it. */
function within(text: string, offset: number, node: Node): ReturnType<typeof around> {
  const written = text.slice(node.offset, node.offset + node.length);
  const isClosed = /^"(?:[^"\\]|\\.)*"$/s.test(written);
  const end = node.offset + node.length - Number(isClosed);
  if (offset <= node.offset || offset > end) return undefined;
  return {
    before: text.slice(node.offset + 1, offset),
    after: isClosed ? text.slice(offset, end) : '',
    missing: { open: '', close: isClosed ? '' : '"' },
  };
}
