import { faultAt, type Fault } from './fault';
import { plainWords } from './plain-words';
import { lineFrom, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** The words that should stand between quotation marks, as far as they can be told from what follows. */
export function unquoted(state: SyntaxState, token: Token): Fault {
  const line = lineFrom(state, token);
  const isKey = state.expected === 'key' || state.expected === 'key or end';
  const run = isKey ? /^[^":,{}[\]]+/ : /^[^"{}[\]]+?(?=\s*(?:,\s*(?:["{}[\]]|$)|["{}[\]]|$))/;
  const text =
    (isKey ? undefined : bulletLine(state, line)) ??
    upToQuote(line) ??
    (run.exec(line.slice(0, 200))?.[0].trimEnd() || line.slice(0, 200));
  const rest = state.text.slice(token.offset + text.length);
  const isAlone = isKey && !/^\s*[:"]/.test(rest);
  const hasMore = standsInList(state) && /^[^\S\n]*\r?\n\s*[^\s,\]}:]/.test(rest);
  const mayBeNote = standsInList(state) && isBehindEntry(state, token);
  const isStray = isStraySign(text, rest, isKey);
  const hasEnd = upToQuote(line) === text;
  const details = {
    ...(hasEnd && { hasEnd }),
    ...(isAlone && { isAlone }),
    ...(hasMore && { hasMore }),
    ...(mayBeNote && { mayBeNote }),
  };
  return faultAt({ offset: token.offset, length: text.length }, 'unquoted-text', {
    text: isStray ? text : plainWords(text),
    isKey,
    ...(isStray ? { isStray } : details),
  });
}

/** A line behind a bullet is one entry, whatever is quoted in it. */
function bulletLine({ brackets }: SyntaxState, line: string): string | undefined {
  const isOne =
    brackets.innermost?.kind === '[' && line.length < 1000 && /^[•●▪◦‣∙]\s*[\p{L}\p{N}“‘]/u.test(line);
  return isOne
    ? /^(?:[^"{}[\]]|(?<=[\s(])"(?=[^\s"])[^"{}[\]]*"(?=[\s).,;:!?]|$))+?(?=\s*,?$)/u.exec(line)?.[0]
    : undefined;
}

/** A sign or two right beside what belongs there. */
function isStraySign(text: string, rest: string, isKey: boolean): boolean {
  if ([...text].length > 2) return false;
  const isBullet = /^[^\p{L}\p{N}]+$/u.test(text) && /^\s*"[^"\n]*"\s*(?:,|$)/m.test(rest);
  return /^[{[]/.test(rest) || isBullet || (isKey && /^"[^"\n]*"\s*:/.test(rest));
}

/** Whether a line begins with an entry of a list, and something stands behind it. */
function isBehindEntry({ text }: SyntaxState, { offset }: Token): boolean {
  return /^\s*"(?:[^"\\]|\\.)*"\s*,\s*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
}

function standsInList({ brackets, expected }: SyntaxState): boolean {
  return brackets.innermost?.kind === '[' && expected.startsWith('value');
}

/** What stands before the quotation mark that ends a text, when only the first one is missing. */
export function upToQuote(line: string): string | undefined {
  const end = line.indexOf('"');
  return end > 0 && /^"\s*(?:[:,}\]]|$)/.test(line.slice(end)) ? line.slice(0, end) : undefined;
}
