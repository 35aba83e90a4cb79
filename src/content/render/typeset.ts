import type { Json, JsonObject } from '../../model/json';
import { step } from '../places/pointer';
import type { Annotation, AnnotationKind } from '../validate/annotation';
import { mayChange, typographic } from './typographic';

/** Places that mean more than their text and are read all the same. */
const read = new Set<AnnotationKind>([
  'entryText',
  'excerpt',
  'inLanguage',
  'list',
  'menuEntry',
  'offer',
  'once',
  'opening',
  'question',
  'quotation',
  'seoDescription',
  'seoTitle',
  'shown',
]);

/** What no visitor reads. */
const unread = new Set(['$schema', 'forms']);

/** Adds to `changes`, by pointer, the typographic form of every text of a value that people read as it stands. */
export function typeset(value: Json, annotations: readonly Annotation[], changes: Map<string, Json>): void {
  const taken = new Set(annotations.filter(({ kind }) => !read.has(kind)).map(({ pointer }) => pointer));
  const walk = (holder: Json, path: string[]): void => {
    if (holder === null || typeof holder !== 'object') return;
    for (const key of Object.keys(holder)) {
      const child = (holder as JsonObject)[key] as Json;
      if (unread.has(key) || (typeof child === 'string' ? !mayChange(child) : typeof child !== 'object'))
        continue;
      const pointer = [...path, key].reduce(step, '');
      if (taken.has(pointer) || changes.has(pointer)) continue;
      if (typeof child === 'string') changes.set(pointer, typographic(child));
      else walk(child, [...path, key]);
    }
  };
  walk(value, []);
}
