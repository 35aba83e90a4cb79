import { faultAt, type Fault } from './fault';
import { textAt, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** The path of a file on Windows as a value, with quotation marks that are missing or too many, or with a backslash before the last one. */
const value = /(?<=:\s{0,20})"{0,2}[a-z]:\\[^"\r\n]{0,300}?"{0,2}(?=[^\S\n]{0,20}(?:[,}]|$))/im;

/** A file on somebody's computer, whatever is wrong with its quotation marks: they are no matter of their own. */
export function ownFile(state: SyntaxState, { offset }: Token): Fault | undefined {
  const { text } = state;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const found = value.exec(/^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '');
  if (!found) return undefined;
  const span = { offset: start + found.index, length: found[0].length };
  const written = textAt(state, span);
  const isAround = span.offset <= offset && offset <= span.offset + span.length;
  if (!isAround || /^"[^"]*[^"\\]"$/.test(written)) return undefined;
  const file = written.replaceAll(/^"+|\\*"*$/g, '');
  return faultAt(span, 'bad-escape', { found: '\\', file, isAlone: true, isValue: true });
}
