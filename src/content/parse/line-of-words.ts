import { faultAt, type Fault } from './fault';
import { lineStart, type LineStart } from './line-start';
import { plainWords } from './plain-words';
import { readsOn, type ReadTo } from './reads-on';
import { lineFrom, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** Words, with quotations among them. */
const words = /^(?:[^"{}[\]]|(?<=[\s(])"(?=[^\s"])[^"{}[\]]*"(?=[\s).,;:!?]|$))+$/u;
/** The sign before an entry of a list that was pasted. */
const ofPasted = /^(?:[^\p{L}\p{N}\s"#(]\s|[•●▪◦‣∙–—]|\d{1,3}[.)]|\p{Extended_Pictographic})/u;
/** With which nothing of a list of texts begins that visitors read. */
const ofNote = /^(?:--+>?\s*[^"]*[:"(]|#*\s*\(?(?:todo|fixme)\b)/iu;
/** A name with its value. */
const property = /^[\p{L}_$][\p{L}\p{N}\s_$-]*:\s*(?:"[^"]*"|[\d.]+|true|false|null)$/u;

/** Several words that fill a line between the entries of a list: a note, or a text that visitors should read. */
export function lineOfWords(state: SyntaxState, token: Token, readTo: ReadTo): Fault | undefined {
  const start = lineStart(state, token);
  const line = start && wordsAt(state, token, start.offset);
  if (start === undefined || line === undefined) return undefined;
  const { offset } = start;
  const before = state.text.slice(0, offset);
  const rest = state.text.slice(offset + line.length);
  const isOfObjects = standsAmongObjects(before, rest);
  if (isOfObjects ? property.test(line) : !ofNote.test(line))
    return isOfObjects ? undefined : textOrNote(start, line, rest);
  // The entry before it may lack its comma: that is told when the note is gone.
  const isNote = ['', ','].some((comma) => readsOn(readTo, before + comma + rest, offset + comma.length));
  return isNote ? faultAt({ offset, length: line.length }, 'comment-in-json', { isNote: true }) : undefined;
}

/** The words that fill a line of a list, without a comma behind them. */
function wordsAt(state: SyntaxState, token: Token, offset: number): string | undefined {
  const isInList = state.brackets.innermost?.kind === '[' && /^(?:value|comma)/.test(state.expected);
  if (!isInList || token.kind === 'comment') return undefined;
  const line = withoutComma(lineFrom(state, { offset, length: 0 }));
  return countOf(line) > 1 && words.test(line) ? line : undefined;
}

function withoutComma(line: string): string {
  return line.endsWith(',') ? line.slice(0, -1).trimEnd() : line;
}

function countOf(line: string): number {
  return line.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

function standsAmongObjects(before: string, rest: string): boolean {
  const end = before.trimEnd();
  const last = withoutComma(end).at(-1);
  if (last === '}' && !end.endsWith(',') && /^\s*\]/.test(rest)) return true;
  return (last === '}' || last === '[') && /^[\s,]*\{/.test(rest);
}

/** What begins with the sign of an entry is one. */
function textOrNote({ offset, lacksComma }: LineStart, line: string, rest: string): Fault | undefined {
  if (ofPasted.test(line)) return undefined;
  const hasMore = /^[^\S\n]*\r?\n\s*[^\s,\]}:]/.test(rest);
  const details = {
    text: plainWords(line),
    isKey: false,
    mayBeNote: true,
    isLine: true,
    ...(hasMore && { hasMore }),
    ...(lacksComma && { lacksComma }),
  };
  return faultAt({ offset, length: line.length }, 'unquoted-text', details);
}
