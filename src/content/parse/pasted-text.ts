import { applyEdits, type Edit } from 'jsonc-parser';
import { lineAt } from '../places/lines';
import { faultAt, type Fault } from './fault';
import { isMessenger, joints } from './lines-of-text';
import { readsOn, type ReadTo } from './reads-on';
import { lineFrom, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** The most lines of one text, and quotation marks that are tried as its end. */
const [mostLines, mostEnds] = [40, 8];

/** A line of the document itself: a name with its value, a text of a list, or a bracket that is none of a time. */
const own = /^\s*(?:"[^"]*"\s*(?::|,\s*$)|[{}\]]|\[(?!\d))/;
/** A line that is a text by itself: its mark ends no other one. */
const whole = /^\s*"[^"]*"\s*,?\s*$/;
/** A quotation mark behind which a value can end. */
const end = /(?<!\\)"(?=[^\S\n]*(?:[}\]]|,\s*"[\w$-]+"\s*:|,?[^\S\n]*(?:\n|$)))/g;

/**
 * A text of several lines with quotation marks inside, as it is pasted out of a mail: it ends at the first mark behind which
 * the document goes on.
 * @param mendedTo how far the text is right when the fault is mended as one of its first line: an offset in it as it is.
 */
export function pastedText(
  state: SyntaxState,
  token: Token,
  readTo: ReadTo,
  mendedTo: () => number,
): Fault | undefined {
  const start = startOfText(state, token);
  if (start === undefined) return undefined;
  const { text } = state;
  const first = lineFrom(state, { offset: start, length: 0 });
  const ends = endsBehind(text, start + first.length);
  const mended = ends.length === 0 ? Infinity : mendedTo();
  const closing = ends.find((at) => {
    if (mended > at) return false;
    const edits = onOneLine(text, start, at);
    const length = edits.reduce((sum, edit) => sum + edit.content.length - edit.length, at + 1);
    return readsOn(readTo, applyEdits(text, edits), length);
  });
  if (closing === undefined) return undefined;
  return faultAt({ offset: start, length: first.length }, 'unclosed-text', {
    line: lineAt(text, closing),
    letters: closing - start,
    ...(isMessenger(first, text.slice(start + first.length, closing)) && { isMessenger: true }),
  });
}

function startOfText({ text, expected, previous }: SyntaxState, token: Token): number | undefined {
  if (token.fault === 'unclosed' && expected.startsWith('value')) return token.offset;
  const isBehind = expected === 'comma or end' && previous?.kind === 'text';
  return isBehind && !/[\r\n]/.test(text.slice(previous.offset, token.offset)) ? previous.offset : undefined;
}

/** The marks below a line at which a text may end, as long as no line of the document itself has come. */
function endsBehind(text: string, offset: number): number[] {
  const found: number[] = [];
  let start = text.indexOf('\n', offset) + 1;
  for (let line = 0; start > 0 && line < mostLines && found.length < mostEnds; line += 1) {
    const next = text.indexOf('\n', start) + 1;
    const words = text.slice(start, next || text.length);
    if (own.test(words)) return found;
    if (!whole.test(words)) for (const { index } of words.matchAll(end)) found.push(start + index);
    // What stands before a name is the end of a text, or of none.
    if (/"\s*,\s*"[\w$-]+"\s*:/.test(words)) return found.slice(0, 1);
    start = next;
  }
  return found;
}

/** A text as it is written in one line: its line breaks, and the quotation marks inside of it, as JSON writes them. */
export function onOneLine(text: string, start: number, closing: number): Edit[] {
  const inside = text.slice(start, closing);
  const first = /^[^\r\n]*/.exec(inside)?.[0].trimEnd() ?? '';
  const offset = start + first.length;
  const breaks = joints(first, text.slice(offset, closing)).map((edit) => ({
    ...edit,
    offset: offset + edit.offset,
  }));
  const marks = [...inside.matchAll(/(?<!\\)"/g)].slice(1).map(({ index }) => ({
    offset: start + index,
    length: 0,
    content: '\\',
  }));
  return [...breaks, ...marks].toSorted((one, other) => one.offset - other.offset);
}
