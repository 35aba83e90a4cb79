import type { Span } from '../places/span';
import { faultAt, type Fault } from './fault';
import { plainWords } from './plain-words';
import type { SyntaxState } from './syntax-state';

/** A line of a message or a note: with the time or a remark in a bracket, a name before it, or the words with which they begin and end. */
const ofMessage =
  /^[[({<]|^\p{Lu}[\p{L} .'-]{0,40}:\s|^(?:hi|hello|hey|dear|namaste|(?:many )?thanks|thank you|(?:kind |best |warm )?regards|from|sent|to|cc|subject|n\.?b|note|todo|fixme|ask|remark|comment|check|reminder|p\.?s)\b/iu;

/** Whether lines between the entries of a list stand where its texts do. */
export function standsAmongTexts({ brackets }: SyntaxState, before: string, rest: string): boolean {
  if (brackets.innermost?.kind !== '[') return false;
  return /["[],?\s*$/.test(before) && /^[\s,]*(?:\]|"(?:[^"\\]|\\.)*"(?!\s*:))/.test(rest);
}

/** Whether several lines can each be a text that has lost its quotation marks. */
export function mayBeTexts(lines: readonly string[]): boolean {
  return lines.length > 1 && !lines.some((line) => line.includes('"') || ofMessage.test(line));
}

/** Such lines: whether they are entries or a note is for the author to say. */
export function bareTexts(
  { text, expected }: SyntaxState,
  { offset, length }: Span,
  written: readonly string[],
  place: { from: number; to: number },
): Fault {
  const lines = written.map((line) => plainWords(line.replace(/\s*[,;]$/, '')));
  const [first = ''] = lines;
  return faultAt({ offset, length: written[0]?.length ?? length }, 'unquoted-text', {
    text: first,
    isKey: false,
    lines,
    letters: length,
    ...place,
    ...(/^\s*[^\s,\]}:]/.test(text.slice(offset + length)) && { hasMore: true }),
    ...(expected === 'comma or end' && { lacksComma: true }),
  });
}
