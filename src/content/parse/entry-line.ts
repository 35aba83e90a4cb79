import { faultAt, type Fault } from './fault';
import { lineFrom, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A hyphen or a number, as an entry of a list begins in plain words. */
const entry = /^(?:[-*+]|\d{1,3}[.)])[^\S\n]+(?=\p{L})[^"{}[\]]+$/u;

/** The same before a text that has its quotation marks. */
const mark = /^(?:[-*+]|\d{1,3}[.)])(?=[^\S\n]+")/;

/** A line of a list of texts that was typed or pasted as it is in a mail: its beginning looks like a number to JSON. */
export function entryLine(state: SyntaxState, token: Token): Fault | undefined {
  const { brackets, expected, text } = state;
  if (brackets.innermost?.kind !== '[' || !expected.startsWith('value')) return undefined;
  const [typed] = mark.exec(lineFrom(state, token)) ?? [];
  if (typed !== undefined)
    return faultAt({ offset: token.offset, length: typed.length }, 'unquoted-text', {
      text: typed,
      isKey: false,
      isStray: true,
    });
  const written = entry.exec(lineFrom(state, token))?.[0].replace(/\s*,$/, '');
  if (written === undefined) return undefined;
  const rest = text.slice(token.offset + written.length);
  const hasMore = /^[^\S\n]*\r?\n\s*[^\s,\]}:]/.test(rest);
  const details = { text: written, isKey: false, ...(hasMore && { hasMore }) };
  return faultAt({ offset: token.offset, length: written.length }, 'unquoted-text', details);
}
