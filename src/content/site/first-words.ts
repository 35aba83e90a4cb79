import type { Json, JsonObject } from '../../model/json';
import { step } from '../places/pointer';

/** The first long text of a block, and its place. */
export interface FirstWords {
  pointer: string;
  text: string;
}

/** Letters that nobody writes twice on purpose. */
const long = 80;

/** What no visitor sees, or sees of a picture. */
const others: ReadonlySet<string> = new Set(['alt', 'src', 'to']);

/** So many blocks of a page are looked at. */
const most = 8;

/** The first text of each block of a page that is longer than a heading; what a copy has from the page that it was made of. */
export function firstWords({ blocks }: JsonObject): FirstWords[] {
  const all = Array.isArray(blocks) ? blocks : [];
  return all.flatMap((block, at) => firstIn(block, step('/blocks', String(at))) ?? []).slice(0, most);
}

function firstIn(value: Json, pointer: string): FirstWords | undefined {
  if (typeof value === 'string') return value.length < long ? undefined : { pointer, text: value };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = others.has(key) ? undefined : firstIn(part, step(pointer, key));
    if (found) return found;
  }
  return undefined;
}
