import { faultAt, type Fault } from './fault';
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
  const line = wordsAt(state, token);
  if (line === undefined) return undefined;
  const before = state.text.slice(0, token.offset);
  const rest = state.text.slice(token.offset + line.length);
  const isOfObjects = standsAmongObjects(before, rest);
  if (isOfObjects ? property.test(line) : !ofNote.test(line))
    return isOfObjects ? undefined : textOrNote(state, token.offset, line, rest);
  // The entry before it may lack its comma: that is told when the note is gone.
  const isNote = ['', ','].some((comma) =>
    readsOn(readTo, before + comma + rest, token.offset + comma.length),
  );
  if (!isNote) return undefined;
  return faultAt({ offset: token.offset, length: line.length }, 'comment-in-json', { isNote: true });
}

/** The words that fill a line of a list, without a comma behind them. */
function wordsAt(state: SyntaxState, token: Token): string | undefined {
  const isInList = state.brackets.innermost?.kind === '[' && /^(?:value|comma)/.test(state.expected);
  if (!isInList || token.kind === 'comment') return undefined;
  const start = state.text.lastIndexOf('\n', token.offset - 1) + 1;
  if (start === 0 || state.text.slice(start, token.offset).trim() !== '') return undefined;
  const line = withoutComma(lineFrom(state, token));
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

/** One word or two are an entry, like a name, and so is what begins with the sign of one. */
function textOrNote(
  { expected }: SyntaxState,
  offset: number,
  line: string,
  rest: string,
): Fault | undefined {
  if (countOf(line) < 3 || ofPasted.test(line)) return undefined;
  const hasMore = /^[^\S\n]*\r?\n\s*[^\s,\]}:]/.test(rest);
  const lacksComma = expected === 'comma or end';
  const details = {
    text: line,
    isKey: false,
    mayBeNote: true,
    isLine: true,
    ...(hasMore && { hasMore }),
    ...(lacksComma && { lacksComma }),
  };
  return faultAt({ offset, length: line.length }, 'unquoted-text', details);
}
