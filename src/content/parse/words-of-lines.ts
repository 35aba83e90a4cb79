import { lineAt } from '../places/lines';
import { faultAt, type Fault } from './fault';
import { linesOfText } from './lines-of-text';
import { lineFrom, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** The most lines of one text. */
const most = 40;

/** Words of several lines that have lost the quotation mark before them, or both of them in the place of a value, as they are pasted out of a message. */
export function wordsOfLines(state: SyntaxState, token: Token): Fault | undefined {
  const { text, expected } = state;
  const line = lineFrom(state, token);
  if (!expected.startsWith('value') || token.kind !== 'unknown' || /^[^\p{L}\p{N}]|["{}[\]]|,$/u.test(line))
    return undefined;
  const end = token.offset + line.length;
  const closed = linesOfText(`"${line}`, text.slice(end), expected);
  const more = closed ?? (isOfName(state) ? openLines(text.slice(end)) : undefined);
  if (more === undefined || more.trim() === '') return undefined;
  return faultAt({ offset: token.offset, length: line.length }, 'unquoted-text', {
    text: line,
    isKey: false,
    line: lineAt(text, end + more.length),
    letters: line.length + more.length,
    hasEnd: closed !== undefined,
  });
}

function isOfName({ brackets }: SyntaxState): boolean {
  return brackets.innermost?.kind === '{';
}

/** The lines without quotation marks up to the comma, the name or the bracket that ends a value. */
function openLines(rest: string): string | undefined {
  let length = 0;
  for (const { 0: whole, 1: line = '' } of [...rest.matchAll(/\r?\n([^\r\n]*)/g)].slice(0, most)) {
    const words = line.trim();
    if (/^["{}[\]]/.test(words)) return rest.slice(0, length);
    if (/["{}[\]]/.test(words)) return undefined;
    length += whole.length;
    if (words.endsWith(',')) return rest.slice(0, length).trimEnd().slice(0, -1);
  }
  return undefined;
}
