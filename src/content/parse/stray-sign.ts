import type { Span } from '../places/span';
import { faultAt, type Fault } from './fault';
import { readsOn, type ReadTo } from './reads-on';
import { lineFrom, textAt, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';
import { typedStop } from './typed-stop';

/** One or two signs where nothing can stand. */
const signs = /^[^\p{Z}\p{C}"{}[\],:]{1,2}(?=[\s"{}[\],:]|$)/u;

/** A key that was hit by mistake beside what belongs there: without it all of its line is right, and what follows. */
export function straySign(state: SyntaxState, token: Token, readTo: ReadTo): Fault | undefined {
  const span = behindWord(state, token) ?? besideValue(state, token);
  if (!span) return undefined;
  const rest = `${state.text.slice(0, span.offset)}${state.text.slice(span.offset + span.length)}`;
  // In the place of the first bracket another sign may stand.
  const isRight = state.previous ? readsOn(readTo, rest, span.offset) : readTo(rest) === undefined;
  if (!isRight) return undefined;
  const sign = textAt(state, span);
  const stop = state.expected === 'comma or end' ? typedStop(state, sign) : undefined;
  return faultAt(span, 'unquoted-text', { text: sign, isKey: false, isStray: true, ...stop });
}

/** `trued` and `false1`. */
function behindWord(state: SyntaxState, token: Token): Span | undefined {
  const [, word = '', more] =
    /^(true|false)([\p{L}\p{N}.;'`]{1,2})(?=\s*[,}\]\r\n])/u.exec(lineAnd(state, token)) ?? [];
  return more === undefined ? undefined : { offset: token.offset + word.length, length: more.length };
}

function lineAnd(state: SyntaxState, token: Token): string {
  return `${lineFrom(state, token)}\n`;
}

/** Right behind or before a text or a bracket, or a backslash alone. */
function besideValue(state: SyntaxState, { offset }: Token): Span | undefined {
  const { text, expected, brackets } = state;
  const [found] = signs.exec(text.slice(offset, offset + 5)) ?? [];
  if (found === undefined) return undefined;
  // A number apart from a text may be an entry.
  const isApart = expected === 'comma or end' && !/\d/.test(found);
  const previous = isApart
    ? text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trimEnd()
    : text[offset - 1];
  const [before = '', after = ''] = [previous?.at(-1), text[offset + found.length]];
  const isValue = expected === 'value' || expected === 'value or end';
  const isAlone =
    /(?:^|\n)[^\S\n]*$/.test(text.slice(0, offset)) &&
    /^[^\S\n]*\r?(?:\n|$)/.test(text.slice(offset + found.length));
  const isBackslash = /^\\+$/.test(found);
  const isBeside = (/["}\],[{]/.test(before) && !(isValue && /[\]}]/.test(after))) || /["{[}]/.test(after);
  // In a list a line of two letters may be a text.
  const isLost = isAlone && (brackets.innermost?.kind === '{' || !/[\p{L}\p{N}]/u.test(found));
  return isBackslash || isBeside || isLost ? { offset, length: found.length } : undefined;
}
