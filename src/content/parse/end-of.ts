import { openingOf } from './grammar';
import { tokens, type Token } from './tokens';

/** Where the bracket stands that is closed at an offset. */
export function startOf(text: string, closing: number): number | undefined {
  const open: number[] = [];
  for (const { kind, offset } of tokens(text)) {
    if (kind === '{' || kind === '[') open.push(offset);
    const opened = openingOf(kind) ? open.pop() : undefined;
    if (offset >= closing) return opened;
  }
  return undefined;
}

/** What closes the bracket at an offset, whichever of the two it is. */
export function endOf(text: string, opening: number): Token | undefined {
  let depth = 0;
  for (const token of tokens(text)) {
    if (token.offset < opening) continue;
    if (token.kind === '{' || token.kind === '[') depth += 1;
    if (openingOf(token.kind)) depth -= 1;
    if (depth === 0) return token;
  }
  return undefined;
}
