import type { Json, JsonObject } from '../../model/json';
import { step } from '../parse/pointer';
import type { Use, UseKind } from '../validate/use';
import { mayChange, typographic } from './typographic';

/** Places that mean more than their text and are read all the same. */
const read = new Set<UseKind>(['seoTitle', 'seoDescription', 'once', 'list']);

/** What no visitor reads. */
const unread = new Set(['$schema', 'forms']);

/** Adds to `changes`, by pointer, the typographic form of every text of a value that people read as it stands. */
export function typeset(value: Json, uses: readonly Use[], changes: Map<string, Json>): void {
  const taken = new Set(uses.filter(({ kind }) => !read.has(kind)).map(({ pointer }) => pointer));
  const visit = (holder: Json, path: string[]): void => {
    if (holder === null || typeof holder !== 'object') return;
    for (const key of Object.keys(holder)) {
      const child = (holder as JsonObject)[key] as Json;
      if (unread.has(key) || (typeof child === 'string' ? !mayChange(child) : typeof child !== 'object'))
        continue;
      const pointer = [...path, key].reduce(step, '');
      if (taken.has(pointer) || changes.has(pointer)) continue;
      if (typeof child === 'string') changes.set(pointer, typographic(child));
      else visit(child, [...path, key]);
    }
  };
  visit(value, []);
}
