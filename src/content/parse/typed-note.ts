import type { Span } from '../places/span';
import { faultAt, type Fault } from './fault';
import { readsOn, type ReadTo } from './reads-on';
import { lineFrom, textAt, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** Signs, and words, with which notes begin and nothing of a document does. */
const arrow = /^(?:<-|←)/;
const opening =
  /^(?:<?-{1,2}>?\s*\p{L}|[←→]|\*+\s*\p{L}|\(?(?:n\.?b\.?|note|todo|fixme|ask|remark|comment|check|reminder|p\.?s\.?)\s*:|\(.*[":].*\)$)/iu;
/** Words, two of them before anything else, or a text of several words, where a name has to stand. */
const inPlaceOfName = [
  /^\(?[^"{}[\]:,]*\p{L}[^"{}[\]:,]*$/u,
  /^\(?[\p{L}\p{N}.'-]+\s+[\p{L}\p{N}]/u,
  /^"[^"]*\s[^"]*"$/,
];
/** A remark in square brackets. */
const inBracket = /^\[[^"{}[\]]*\p{L}[^"{}[\]]*\]$/u;
/** Letters: more is none. */
const longest = 300;
/** A name, be it of several words, with its value. */
const property = /^[\w$-]+\s*:|^[\p{L}\p{N}\s$-]+:\s*["{[]/u;

/** What somebody noted in the line of a value, behind it or behind its comma, or with an arrow in a line of its own: without it the text reads on. */
export function typedNote(state: SyntaxState, token: Token, readTo: ReadTo): Fault | undefined {
  const { text, expected, previous } = state;
  // A text in the place of a name, or of an object, has been read when what follows does not fit.
  const isRead = previous?.kind === 'text' && (expected === 'colon' || isAmongObjects(state, previous));
  const [first, before] = isRead ? [previous, state.beforePrevious] : [token, previous];
  const span = noteSpan(state, first, before);
  const note = textAt(state, span);
  const isAlone = isRead || standsAlone(state, first, before, note);
  if (token.kind === 'comment' || !isNote(note, isAlone)) return undefined;
  const isBehind =
    before !== undefined && !/[\r\n]/.test(text.slice(before.offset + before.length, span.offset));
  if (!isBehind && !arrow.test(note)) return undefined;
  const rest = text.slice(0, span.offset) + text.slice(span.offset + span.length);
  return readsOn(readTo, rest, span.offset) ? faultAt(span, 'comment-in-json', { isNote: true }) : undefined;
}

/** Behind an object in a list stands another one. */
function isAmongObjects({ text, brackets }: SyntaxState, { offset }: Span): boolean {
  return brackets.innermost?.kind === '[' && /\}\s*,\s*$/.test(text.slice(0, offset));
}

/** Whether nothing that has been forgotten some signs of can be meant: behind a text more words of it can. */
function standsAlone(state: SyntaxState, first: Token, before: Token | undefined, note: string): boolean {
  const { expected, brackets } = state;
  if (expected === 'key' || isAmongObjects(state, first)) return true;
  if (expected !== 'comma or end') return false;
  return before?.kind !== 'text' || (brackets.innermost?.kind === '{' && note.startsWith('"'));
}

/** The rest of a line; behind a value its comma is none of a note. */
function noteSpan(state: SyntaxState, { offset }: Token, before: Token | undefined): Span {
  const line = lineFrom(state, { offset, length: 0 });
  const isBehindSign = before !== undefined && /[,{[]/.test(before.kind);
  const isWhole = isBehindSign || !line.endsWith(',');
  return { offset, length: isWhole ? line.length : line.slice(0, -1).trimEnd().length };
}

/** A text that is cut in two by a quotation mark has an odd number of them left. */
function isNote(note: string, isAlone: boolean): boolean {
  if (inBracket.test(note)) return true;
  if (note.length > longest || /[{}[\]]/.test(note) || note.split('"').length % 2 === 0) return false;
  if (opening.test(note)) return true;
  return isAlone && !property.test(note) && inPlaceOfName.some((words) => words.test(note));
}
