import { faultAt, type Fault } from './fault';
import { readsOn, type ReadTo } from './reads-on';
import { lineFrom, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** Signs, and words, with which notes begin and nothing of a document does. */
const arrow = /^(?:<-|←)/;
const opening =
  /^(?:<?-{1,2}>?\s*\p{L}|[←→]|\*+\s*\p{L}|\(?(?:n\.?b\.?|note|todo|fixme|ask|remark|comment|check|reminder|p\.?s\.?)\s*:)/iu;
/** Words, two of them before anything else, or a text of several words, where a name has to stand. */
const inPlaceOfName = [
  /^\(?[^"{}[\]:,]*\p{L}[^"{}[\]:,]*$/u,
  /^\(?[\p{L}\p{N}.'-]+\s+[\p{L}\p{N}]/u,
  /^"[^"]*\s[^"]*"$/,
];
/** A name, be it of several words, with its value. */
const property = /^[\w$-]+\s*:|^[\p{L}\p{N}\s$-]+:\s*["{[]/u;

/** What somebody noted in the line of a value, behind it or behind its comma, or with an arrow in a line of its own: without it the text reads on. */
export function typedNote(state: SyntaxState, token: Token, readTo: ReadTo): Fault | undefined {
  const { text } = state;
  const isRead = state.expected === 'colon' && state.previous?.kind === 'text';
  const { offset } = (isRead ? state.previous : undefined) ?? token;
  const before = isRead ? state.beforePrevious : state.previous;
  const line = lineFrom(state, { offset, length: 0 });
  const isBehind = before !== undefined && !/[\r\n]/.test(text.slice(before.offset + before.length, offset));
  const isAfterComma = before?.kind === ',' || before?.kind === '{' || before?.kind === '[';
  const note = isAfterComma ? line : line.replace(/\s*,$/, '');
  const isName =
    isRead || state.expected === 'key' || (state.brackets.innermost?.kind === '{' && note.startsWith('"'));
  if (token.kind === 'comment' || !(isBehind || arrow.test(note)) || !isNote(note, isName)) return undefined;
  const rest = text.slice(0, offset) + text.slice(offset + note.length);
  return readsOn(readTo, rest, offset)
    ? faultAt({ offset, length: note.length }, 'comment-in-json', { isNote: true })
    : undefined;
}

/** A text that is cut in two by a quotation mark has an odd number of them left. */
function isNote(note: string, isName: boolean): boolean {
  if (/[{}[\]]/.test(note) || note.split('"').length % 2 === 0) return false;
  if (opening.test(note)) return true;
  return isName && !property.test(note) && inPlaceOfName.some((words) => words.test(note));
}
