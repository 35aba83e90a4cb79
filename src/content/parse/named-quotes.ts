import { faultAt, type Fault } from './fault';
import type { ReadTo } from './reads-on';
import { lineFrom, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** How web pages write quotation marks, and what else they name in a line with some. */
const quote = /&(?:quot|[lrb]dquo|#34|#x22|#822[0-2]);/gi;
const others: readonly (readonly [name: RegExp, sign: string])[] = [
  [/&(?:apos|#0?39|#x27);/gi, "'"],
  [/&nbsp;/gi, ' '],
  [/&amp;/gi, '&'],
];

/** A line that was copied out of a web page or a mail with names for its quotation marks: with those themselves it is right. */
export function namedQuotes(
  { text, ...state }: SyntaxState,
  token: Token,
  readTo: ReadTo,
): Fault | undefined {
  const start = text.lastIndexOf('\n', token.offset - 1) + 1;
  const line = lineFrom({ text, ...state }, { offset: start, length: 0 });
  const written = line.trim();
  const [name] = written.match(quote) ?? [];
  if (name === undefined) return undefined;
  const offset = start + line.indexOf(written);
  const whole = others.reduce(
    (read, [one, sign]) => read.replaceAll(one, sign),
    written.replaceAll(quote, '"'),
  );
  const to = readTo(text.slice(0, offset) + whole + text.slice(offset + written.length));
  if (to !== undefined && to <= offset + whole.length) return undefined;
  return faultAt({ offset, length: written.length }, 'smart-quotes', { quote: name, whole });
}
