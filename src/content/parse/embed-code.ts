import { embedStart } from '../problems/embed-words';
import { faultAt, type Fault } from './fault';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A whole element, with the script that often follows it. */
const element =
  /<(iframe|script|object|embed|video|audio|blockquote)\b[^<>]*>(?:(?:(?!<\/?\1\b)[^])*?<\/\1\s*>)?(?:\s*<script\b[^<>]*>\s*<\/script\s*>)?/gi;

/** Code with which another site shows something of its own, with its quotation marks: they belong to no text. */
export function embedCode({ text }: SyntaxState, token: Token): Fault | undefined {
  const line = text.lastIndexOf('\n', token.offset - 1) + 1;
  const found = [...text.matchAll(element)].find(
    ({ 0: code, index }) =>
      embedStart.test(code) &&
      index + code.length > token.offset &&
      (index <= token.offset || isIn(text, line, index)),
  );
  if (!found) return undefined;
  const isInText =
    (text.slice(text.lastIndexOf('\n', found.index) + 1, found.index).match(/(?<!\\)"/g)?.length ?? 0) % 2;
  const details = { code: found[0], ...(isInText === 1 && { isInText: true as const }) };
  return faultAt({ offset: found.index, length: found[0].length }, 'embed-code', details);
}

/** Whether a place is in the line that begins at an offset. */
function isIn(text: string, line: number, at: number): boolean {
  return at >= line && !text.slice(line, at).includes('\n');
}
