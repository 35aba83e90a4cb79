import type { Span } from '../../places/span';
import { fix, replaced, type Place, type Repair } from './repair';

/** Straight quotation marks in the place of a pair of others; `marks` are all that may be the other end. */
export function straightQuotes(span: Span, { state, token }: Place, marks: string): Repair | undefined {
  // The text began with a straight one: this is its end.
  if (token.fault === 'unclosed') return fix(replaced(span, '"'));
  // Behind the end there is no text that they could begin.
  if (state.expected === 'nothing') return undefined;
  const line = /^[^\r\n]*/.exec(state.text.slice(span.offset + 1))?.[0] ?? '';
  const end = new RegExp(`[${marks}](?=\\s*(?:[:,}\\]]|$))`, 'u').exec(line)?.index;
  if (end === undefined) return undefined;
  const inside = line.slice(0, end);
  return fix({
    offset: span.offset,
    length: end + 2,
    content: `"${inside.replaceAll(/\\(?=')|(?<!\\)(?=")/g, (found) => (found === '\\' ? '' : '\\'))}"`,
  });
}
