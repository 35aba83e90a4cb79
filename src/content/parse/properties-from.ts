import type { WrittenProperty } from './doubled-property';
import { openingOf } from './grammar';
import { tokens } from './tokens';

/** The properties of the object whose bracket stands at an offset, with commas between them or without. */
export function propertiesFrom(text: string, opening: number): WrittenProperty[] {
  const found: WrittenProperty[] = [];
  let depth = 0;
  let word: Omit<WrittenProperty, 'end'> | undefined;
  let isInValue = false;
  for (const { kind, offset, length } of tokens(text)) {
    if (offset < opening) continue;
    if (kind === '{' || kind === '[') depth += 1;
    if (openingOf(kind)) depth -= 1;
    if (depth === 0) return found;
    if (depth > 1) continue;
    if (kind === ':') isInValue = word !== undefined;
    else if (isInValue && word) {
      found.push({ ...word, end: offset + length });
      isInValue = false;
    } else if (kind === 'text') word = { name: text.slice(offset + 1, offset + length - 1), offset, length };
  }
  return found;
}
