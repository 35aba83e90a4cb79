import type { SourceDocument } from '../source/source';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';

/** Bytes. Over it a document is not read. */
export const documentLimit = 2_000_000;

const strict = new TextDecoder('utf-8', { fatal: true });

/** A document's text, or the problem that keeps it from being read. A byte order mark is dropped. */
export function decode(source: SourceDocument): { text: string; problem?: Problem } {
  const problem = obstacle(source);
  if (problem) return { text: '', problem };
  try {
    return { text: strict.decode(source.bytes) };
  } catch {
    return unreadable(source.path, source.bytes);
  }
}

/** Why a document is not even looked at as text. */
function obstacle({ path, bytes, size = bytes.length, trouble }: SourceDocument): Problem | undefined {
  const document = { path, text: '' };
  const start = { offset: 0, length: 0 };
  if (trouble) return problemAt(document, start, '', 'unreadable-file', { trouble });
  if (size > documentLimit) {
    const megabytes = (Math.ceil(size / 1e5) / 10).toFixed(1);
    return problemAt(document, start, '', 'file-too-large', { megabytes });
  }
  const kind = foreignKind(bytes);
  if (kind) return problemAt(document, start, '', 'foreign-file', { kind });
  const encoding = 'it is UTF-16';
  return isWide(bytes) ? problemAt(document, start, '', 'wrong-encoding', { encoding }) : undefined;
}

/** The byte order mark with which a document begins, three bytes or none. */
export function byteOrderMark(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  return bytes.slice(0, first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0);
}

/** By the bytes with which files of other programs begin, in hexadecimal. */
const foreign: readonly (readonly [start: RegExp, kind: 'picture' | 'film' | 'pdf' | 'rtf' | 'archive'])[] = [
  [
    /^(?:89504e47|ffd8ff|47494638|52494646.{8}57454250|49492a00|4d4d002a|.{8}66747970(?:6865|6d6966|61766966))/,
    'picture',
  ],
  [/^.{8}66747970/, 'film'],
  [/^255044462d/, 'pdf'],
  [/^7b5c727466/, 'rtf'],
  [/^(?:504b0304|d0cf11e0|1f8b)/, 'archive'],
];

/** A line break, a carriage return, a tab and a space. */
const whiteSpace = new Set([0x0a, 0x0d, 0x09, 0x20]);

function foreignKind(all: Uint8Array): (typeof foreign)[number][1] | undefined {
  const behindMark = all.subarray(byteOrderMark(all).length);
  const bytes = behindMark.subarray(behindMark.findIndex((byte) => !whiteSpace.has(byte)));
  // Documents begin with a bracket, or with white space before it; behind a bracket is no backslash.
  if ((bytes[0] === 0x7b && bytes[1] !== 0x5c) || bytes[0] === 0x5b) return undefined;
  const start = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return foreign.find(([shape]) => shape.test(start))?.[1];
}

/** UTF-16 has a byte order mark, or a zero in one of the first two bytes. */
function isWide([first = 1, second = 1]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || first === 0 || second === 0;
}

/** The text as far as it can be read; the first replacement character is where it breaks. */
function unreadable(path: string, bytes: Uint8Array): { text: string; problem: Problem } {
  const text = new TextDecoder('utf-8').decode(bytes);
  const span = { offset: text.indexOf('\u{fffd}'), length: 1 };
  const encoding = 'perhaps it is Windows-1252 or Latin 1';
  return { text, problem: problemAt({ path, text }, span, '', 'wrong-encoding', { encoding }) };
}
