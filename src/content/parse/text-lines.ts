import type { Edit } from 'jsonc-parser';
import { candidate, faultAt, restOfLine, type Candidate, type Fault, type Trouble } from './candidate';
import { inserted, lineEnd } from './edits';
import { areBreaksPlain, isChat, isMessenger, joints } from './lines-of-text';
import type { Token } from './tokens';

/** Where a text may begin, and whether its quotation mark stands there. */
export interface Start {
  offset: number;
  isOpen: boolean;
  /** Behind what it follows. */
  previous: Token;
  isKey: boolean;
  isDue: boolean;
}

/** The most lines of one text, and letters of one line of it. */
const [mostLines, longest] = [40, 4000];
/** What is no line of a text: a name with a value, and brackets. */
const ofDocument = /^\s*(?:"[\w$-]+"\s*:|[{}[\]]+,?\s*$|"[^"]*",?$|\{.*\},?$|\[\s*["{[].*\],?$)/;

/** A text that goes on over several lines, to a quotation mark or as far as nothing else begins. */
export function* linesFrom(trouble: Trouble, start: Start): Generator<Candidate> {
  const { text, lineOf } = trouble;
  const { offset, isDue, isKey } = start;
  if (!isDue || isKey) return;
  const first = restOfLine(text, offset);
  let end = offset + first.length;
  for (let lines = 1; lines < mostLines; lines += 1) {
    const from = lineEnd(text, end);
    const next = /^(?:\r\n|\n|\r)([^\r\n]*)/.exec(text.slice(from, from + longest));
    if (!next || ofDocument.test(next[1] ?? '')) break;
    end = from + next[0].length;
    const closing = /"\s*[,}\]]*\s*$/.exec(next[1] ?? '');
    if (closing) {
      yield joined(trouble, start, first, end - closing[0].length, {
        isClosed: true,
        lines,
        line: lineOf(end),
      });
      return;
    }
    const tail = /[\s,]*$/.exec(next[1] ?? '')?.[0].length ?? 0;
    const isEnd = /^(?:\r\n|\n|\r)\s*["{}[\]]/.test(text.slice(end, end + 200));
    if (isEnd) yield joined(trouble, start, first, end - tail, { isClosed: false, lines, line: lineOf(end) });
  }
}

/** How the lines of a text end. */
interface Ending {
  isClosed: boolean;
  lines: number;
  line: number;
}

function joined(trouble: Trouble, start: Start, first: string, end: number, ending: Ending): Candidate {
  const { text, state } = trouble;
  const { offset, isOpen } = start;
  const { isClosed, lines } = ending;
  const more = text.slice(offset + first.length, end);
  const begin = isOpen ? first : `"${first}`;
  const hasMore = /^\s*[^\s,}\]]/.test(text.slice(end, end + 300));
  const inside = offset + (isOpen ? 1 : 0);
  const inner = [...text.slice(inside, end).matchAll(/(?<!\\)"/g)].map(({ index }) => inside + index);
  const edits: Edit[] = [
    ...(isOpen ? [] : [inserted(offset, '"')]),
    ...inner.map((one) => inserted(one, '\\')),
    ...joints(begin, more).map((edit) => ({ ...edit, offset: offset + first.length + edit.offset })),
    ...(isClosed ? [] : [inserted(end, hasMore ? '",' : '"')]),
  ];
  const isValue = state.frame?.kind === '{';
  const marks = isOpen || isClosed || isValue ? 0 : 1.2;
  const kind = isOpen && isValue && isOneText(begin, more) ? 'fix' : 'skip';
  const fault = faultOf(start, first, ending, isMessenger(begin, more));
  return candidate(2 + marks + lines * 0.1 + inner.length * 0.2, kind, fault, ...edits);
}

/** Whether lines are certainly one text: not what several people said, and not one word or address that a break parts. */
function isOneText(begin: string, more: string): boolean {
  const isWord = !/\s/.test(begin) && !/\s/.test(more.trim()) && more.trim() !== '' && begin !== '"';
  return !isWord && !isChat(begin, more) && !isMessenger(begin, more) && areBreaksPlain(begin, more);
}

function faultOf({ offset, isOpen }: Start, first: string, ending: Ending, isMessage: boolean): Fault {
  const { isClosed, line } = ending;
  const span = { offset, length: first.length };
  if (!isOpen)
    return faultAt(span, 'unquoted-text', {
      text: first,
      isKey: false,
      line,
      ...(isClosed && { hasEnd: true }),
    });
  return faultAt(span, 'unclosed-text', {
    ...(isClosed && { line }),
    ...(isMessage && { isMessenger: true }),
  });
}
