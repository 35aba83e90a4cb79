import type { Json } from '../../model/json';
import { pointerAbove, step, valueAt } from '../places/pointer';
import { isObject } from '../resolve/surroundings';
import { textOf, type Annotation } from '../validate/annotation';

/** The words for a picture that stand for another one of the same document. */
export interface RepeatedAlt {
  pointer: string;
  /** The picture's name. */
  src: string;
  earlier: string;
}

/** Letters of words that say more than a name or what kind of a thing it is. */
const long = 20;

/** The alternative texts of a document that stand in it before, for another picture (WCAG 2.2, 1.1.1). */
export function repeatedAlts(value: Json, annotations: readonly Annotation[]): RepeatedAlt[] {
  const first = new Map<string, { src: string; pointer: string }>();
  return annotations.flatMap((annotation) => {
    const src = annotation.kind === 'image' ? textOf(annotation) : undefined;
    const above = pointerAbove(annotation.pointer);
    const holder = src === undefined ? undefined : valueAt(value, above);
    const alt = isObject(holder) ? holder['alt'] : undefined;
    if (src === undefined || typeof alt !== 'string' || alt.length < long) return [];
    const pointer = step(above, 'alt');
    const known = first.get(alt.trim());
    first.set(alt.trim(), known ?? { src, pointer });
    return known === undefined || known.src === src ? [] : [{ pointer, src, earlier: known.pointer }];
  });
}
