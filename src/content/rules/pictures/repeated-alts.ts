import type { Json } from '../../../model/json';
import { pointerAbove, step, valueAt } from '../../places/pointer';
import { isObject } from '../../resolve/surroundings';
import { textOf, type Annotation } from '../../validate/annotation';

/** The words for a picture that stand for another one of the same document, or under it. */
export interface RepeatedAlt {
  pointer: string;
  /** The picture's name. */
  src: string;
  earlier: string;
  /** Whether they are its own caption. */
  isCaption?: true;
}

/** Letters of words that say more than a name or what kind of a thing it is. */
const long = 20;

/** The alternative texts of a document that stand in it before, for another picture, or are the caption that is read beside it (WCAG 2.2, 1.1.1). */
export function repeatedAlts(value: Json, annotations: readonly Annotation[]): RepeatedAlt[] {
  const first = new Map<string, { src: string; pointer: string }>();
  return annotations.flatMap((annotation) => {
    const src = annotation.kind === 'image' ? textOf(annotation) : undefined;
    const above = pointerAbove(annotation.pointer);
    const holder = src === undefined ? undefined : valueAt(value, above);
    const { alt, caption } = isObject(holder) ? holder : {};
    if (src === undefined || typeof alt !== 'string' || alt.length < long) return [];
    const pointer = step(above, 'alt');
    if (typeof caption === 'string' && caption.trim() === alt.trim())
      return [{ pointer, src, earlier: step(above, 'caption'), isCaption: true }];
    const known = first.get(alt.trim());
    first.set(alt.trim(), known ?? { src, pointer });
    return known === undefined || known.src === src ? [] : [{ pointer, src, earlier: known.pointer }];
  });
}
