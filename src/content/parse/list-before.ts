import { lineAt } from '../places/lines';
import { openingOf } from './grammar';
import { tokens, type Token } from './tokens';

/** A list of entries in `{` and `}`: its name, and the line in which its last entry ends. */
export interface ListBefore {
  name: string;
  line: number;
}

/** The list of an object that ends nearest before a place in it. */
export function listBefore(text: string, opened: number, place: number): ListBefore | undefined {
  const before: Token[] = [];
  let depth = 0;
  let name = '';
  let found: ListBefore | undefined;
  for (const token of tokens(text)) {
    if (token.offset >= place) break;
    if (token.offset <= opened) continue;
    const [key, colon] = before.slice(-2);
    if (token.kind === '[' && depth === 0)
      name = key && colon?.kind === ':' ? text.slice(key.offset + 1, key.offset + key.length - 1) : '';
    if (token.kind === '[' || token.kind === '{') depth += 1;
    if (openingOf(token.kind)) depth -= 1;
    if (token.kind === ']' && depth === 0 && colon?.kind === '}' && name !== '')
      found = { name, line: lineAt(text, colon.offset) };
    before.push(token);
  }
  return found;
}
