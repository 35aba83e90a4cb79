import type { Edit } from 'jsonc-parser';
import { candidate, faultAt, restOfLine, type Candidate, type Trouble } from './candidate';
import { inserted, lineEnd, replaced } from './edits';
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
  const { text } = trouble;
  if (!start.isDue || start.isKey) return;
  let end = start.offset + restOfLine(text, start.offset).length;
  for (let lines = 1; lines < mostLines; lines += 1) {
    const from = lineEnd(text, end);
    const [whole, line = ''] = /^(?:\r\n|\n|\r)([^\r\n]*)/.exec(text.slice(from, from + longest)) ?? [];
    if (whole === undefined || ofDocument.test(line)) return;
    end = from + whole.length;
    const [closing] = /"\s*[,}\]]*\s*$/.exec(line) ?? [];
    if (closing !== undefined) yield joined(trouble, start, end - closing.length, lines, true);
    if (closing !== undefined) return;
    const [tail = ''] = /[\s,]*$/.exec(line) ?? [];
    const isEnd = /^(?:\r\n|\n|\r)\s*["{}[\]]/.test(text.slice(end, end + 200));
    if (isEnd) yield joined(trouble, start, end - tail.length, lines, false);
  }
}

/** Its lines as one; whether a break between them was meant as one is for the author to say. */
function joined(trouble: Trouble, start: Start, end: number, lines: number, isClosed: boolean): Candidate {
  const { text, state, lineOf } = trouble;
  const { offset, isOpen } = start;
  const begin = offset + (isOpen ? 1 : 0);
  const hasMore = /^\s*[^\s,}\]]/.test(text.slice(end, end + 300));
  const inner = [...text.slice(begin, end).matchAll(/(?<!\\)"/g)].map(({ index }) => begin + index);
  const breaks = [...text.slice(begin, end).matchAll(/[^\S\r\n]*(?:\r\n|\n|\r)\s*/g)];
  const edits: Edit[] = [
    ...(isOpen ? [] : [inserted(offset, '"')]),
    ...inner.map((one) => inserted(one, '\\')),
    ...breaks.map(({ 0: gap, index }) => replaced({ offset: begin + index, length: gap.length }, joint(gap))),
    ...(isClosed ? [] : [inserted(end, hasMore ? '",' : '"')]),
  ];
  const marks = isOpen || isClosed || state.frame?.kind === '{' ? 0 : 1.2;
  const first = restOfLine(text, offset);
  const span = { offset, length: first.length };
  const line = lineOf(end);
  const fault = isOpen
    ? faultAt(span, 'unclosed-text', isClosed ? { line } : {})
    : faultAt(span, 'unquoted-text', { text: first, isKey: false, line });
  return candidate(2 + marks + lines * 0.1 + inner.length * 0.2, 'skip', fault, ...edits);
}

/** A space between lines, and a line break between paragraphs. */
function joint(gap: string): string {
  return (gap.match(/\r\n|\n|\r/g)?.length ?? 0) > 1 ? String.raw`\n\n` : ' ';
}
