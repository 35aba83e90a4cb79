import { faultAt, type Fault } from './fault';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** `"Contact,"`: the comma slipped into the text, when a new line or a name follows. */
export function commaInside(
  { text }: SyntaxState,
  { kind, offset, length }: Token,
  token: Token,
): Fault | undefined {
  const end = offset + length;
  const follows = /^(?:[^\S\r\n]*[\r\n]|\s+"[\w$-]+"\s*:)/.test(text.slice(end, token.offset + 80));
  const written = text.slice(offset, end);
  if (kind !== 'text' || length < 4 || !written.endsWith(',"') || !follows) return undefined;
  const whole = `${written.slice(0, -2)}",`;
  return faultAt({ offset: end - 2, length: 2 }, 'missing-comma', { whole });
}
