import { lineAt } from '../places/lines';
import { faultAt, type Fault } from './fault';
import { lineStart } from './line-start';
import { lineFrom, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A line that a mail quotes (RFC 3676, 4.5), with what was said in it. */
const quoted = /^[^\S\r\n]*(?:>[^\S\r\n]?)+([^\r\n]*)/;

/** Lines of a mail in a list of texts, with the sign before each that says that they are quoted. */
export function quotedMail(state: SyntaxState, token: Token): Fault | undefined {
  const { brackets, expected, text } = state;
  const start = lineStart(state, token);
  const isInList = brackets.innermost?.kind === '[' && /^(?:value|comma)/.test(expected);
  if (!start || !isInList || text[start.offset] !== '>') return undefined;
  const lines = quotedLines(text.slice(start.offset));
  const length = lines.join('\n').trimEnd().length;
  const said = lines.map(wordsOf).filter((words) => words !== '');
  const shown = said.find((words) => words.includes('"')) ?? said[0];
  if (shown === undefined) return undefined;
  const rest = text.slice(start.offset + length);
  return faultAt(
    { offset: start.offset, length: lineFrom(state, { offset: start.offset, length: 0 }).length },
    'unquoted-text',
    {
      text: shown,
      isKey: false,
      lines: said,
      isMail: true,
      letters: length,
      from: lineAt(text, start.offset),
      to: lineAt(text, start.offset + length - 1),
      ...(/^\s*[^\s,\]}:]/.test(rest) && { hasMore: true }),
      ...(start.lacksComma && { lacksComma: true }),
    },
  );
}

/** The first of some lines, as long as they are quoted. */
function quotedLines(rest: string): string[] {
  const lines = rest.split('\n');
  const end = lines.findIndex((line) => !quoted.test(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** What a quoted line says. */
function wordsOf(line: string): string {
  return (quoted.exec(line)?.[1] ?? '').trim().replaceAll('\t', ' ');
}
