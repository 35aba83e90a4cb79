import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** Where a line of words begins, of which a number at its beginning may have been taken for a value. */
export interface LineStart {
  offset: number;
  /** Whether the entry above it has no comma yet. */
  lacksComma: boolean;
}

/** The beginning of a token's line, where nothing but such a number stands before it. */
export function lineStart(state: SyntaxState, token: Token): LineStart | undefined {
  const { text, previous, beforePrevious, expected } = state;
  const start = text.lastIndexOf('\n', token.offset - 1) + 1;
  if (start === 0) return undefined;
  const isNumber = previous?.kind === 'literal' && previous.offset >= start;
  const offset = isNumber ? previous.offset : token.offset;
  if (text.slice(start, offset).trim() !== '') return undefined;
  if (!isNumber) return { offset, lacksComma: expected === 'comma or end' };
  return { offset, lacksComma: beforePrevious !== undefined && !/[,[{]/.test(beforePrevious.kind) };
}
