import { faultAt, type Fault } from './fault';
import { lineStart } from './line-start';
import { plainWords } from './plain-words';
import { lineFrom, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A hyphen or a number, as an entry of a list begins in plain words. */
const entry = /^(?:[-*+]|\d{1,3}[.)])[^\S\n]+(?=[\p{L}“‘])[^"{}[\]]+$/u;

/** The same of a text that has lost only the mark before it. */
const closed = /^(?:[-*+]|\d{1,3}[.)])[^\S\n]+(?=[\p{L}\p{N}“‘(])[^"{}[\]]+(?="\s*,?$)/u;

/** The same before a text that has its quotation marks. */
const mark = /^(?:[-*+]|\d{1,3}[.)])(?=[^\S\n]+")/;

/** A line of a list of texts that was typed or pasted as it is in a mail: its beginning looks like a number to JSON. */
export function entryLine(state: SyntaxState, token: Token): Fault | undefined {
  const { brackets, expected, text } = state;
  if (brackets.innermost?.kind !== '[' || !/^(?:value|comma)/.test(expected)) return undefined;
  const start = lineStart(state, token);
  if (!start && !expected.startsWith('value')) return undefined;
  const { offset, lacksComma } = start ?? { offset: token.offset, lacksComma: false };
  const line = lineFrom(state, { offset, length: 0 });
  const [typed] = mark.exec(line) ?? [];
  if (typed !== undefined && !lacksComma)
    return faultAt({ offset, length: typed.length }, 'unquoted-text', {
      text: typed,
      isKey: false,
      isStray: true,
    });
  const [half] = closed.exec(line) ?? [];
  if (half !== undefined) return halfQuoted(offset, half, lacksComma);
  const written = entry.exec(line)?.[0].replace(/\s*,$/, '');
  if (written === undefined) return undefined;
  const rest = text.slice(offset + written.length);
  const hasMore = /^[^\S\n]*\r?\n\s*[^\s,\]}:]/.test(rest);
  // One line alone may be what somebody has still to do; several are a list.
  const mayBeNote = !standsAmongEntries(text, offset, rest);
  const details = {
    text: plainWords(written),
    isKey: false,
    ...(hasMore && { hasMore }),
    ...(lacksComma && { lacksComma }),
    ...(mayBeNote && { mayBeNote, isLine: true }),
  };
  return faultAt({ offset, length: written.length }, 'unquoted-text', details);
}

function halfQuoted(offset: number, written: string, lacksComma: boolean): Fault {
  const details = {
    text: plainWords(written),
    isKey: false,
    hasEnd: true,
    ...(lacksComma && { lacksComma }),
  };
  return faultAt({ offset, length: written.length }, 'unquoted-text', details);
}

/** Whether the line before, or the one below, is such a line as well; of those before it some may have been mended. */
function standsAmongEntries(text: string, offset: number, rest: string): boolean {
  const above = text.slice(0, offset).trimEnd().split('\n').at(-1)?.trim() ?? '';
  const below = rest.replace(/^\s*,/, '').trimStart().split('\n')[0]?.trim() ?? '';
  return [above.replace(/^"|"?,?$/g, ''), below].some((line) => entry.test(line.replace(/,$/, '')));
}
