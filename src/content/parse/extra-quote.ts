import { faultAt, type Fault } from './fault';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A quotation mark that was typed twice: `"name"": …` or `""name": …`. Undefined for anything else behind a text. */
export function extraQuote(
  { text, expected }: SyntaxState,
  previous: Token,
  token: Token,
): Fault | undefined {
  const end = previous.offset + previous.length;
  if (previous.kind !== 'text' || end !== token.offset) return undefined;
  const follows = expected === 'colon' ? /^\s*:/ : /^\s*(?:[,}\]]|[\r\n])/;
  if (previous.length === 2) {
    const rest = /^[^"\r\n]+"{1,2}/.exec(text.slice(end))?.[0];
    const isOne = rest !== undefined && follows.test(text.slice(end + rest.length));
    return isOne ? faultAt({ offset: previous.offset, length: 1 }, 'extra-quote', {}) : undefined;
  }
  const isEnd = text[end] === '"' && follows.test(text.slice(end + 1));
  return isEnd ? faultAt({ offset: end, length: 1 }, 'extra-quote', {}) : undefined;
}
