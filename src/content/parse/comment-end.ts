import { faultAt, type Fault } from './fault';
import { lineFrom, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** The end of a comment as in HTML, in a line of its own: its beginning has been told as a comment. */
export function commentEnd(state: SyntaxState, { offset }: Token): Fault | undefined {
  const isEnd = lineFrom(state, { offset, length: 0 }) === '-->';
  return isEnd ? faultAt({ offset, length: '-->'.length }, 'comment-in-json', {}) : undefined;
}
