import type { Json } from '../../../model/json';
import { pointerAbove, valueAt } from '../../places/pointer';
import { isObject } from '../../resolve/surroundings';
import { textOf, type Annotation } from '../../validate/annotation';

/** A picture that another entry of its list shows too. */
export interface RepeatedPicture {
  pointer: string;
  /** The entry that it belongs to. */
  entry: string;
  src: string;
  earlier: string;
}

/** The place of a picture that an entry of a list has; one that is the entry itself may be shown twice on purpose. */
const own = /^((.*)\/\d+)\/(?:\D[^/]*\/src|picture)$/;

/** The pictures of a document that stand twice in one list, as a copied entry leaves them. */
export function repeatedPictures(value: Json, annotations: readonly Annotation[]): RepeatedPicture[] {
  const first = new Map<string, string>();
  return annotations.flatMap((annotation) => {
    const { kind, pointer } = annotation;
    if (kind !== 'image') return [];
    const src = textOf(annotation);
    const [, entry, list] = own.exec(pointer) ?? [];
    if (src === undefined || entry === undefined) return [];
    const key = `${list} ${src}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? pointer);
    if (earlier === undefined || isCopy(value, [pointer, earlier])) return [];
    // The new entry is the one that is marked as an example, wherever it was moved to.
    return isExample(value, earlier) && !isExample(value, pointer)
      ? [{ pointer: earlier, entry: entryOf(earlier), src, earlier: pointer }]
      : [{ pointer, entry, src, earlier }];
  });
}

function entryOf(pointer: string): string {
  return own.exec(pointer)?.[1] ?? '';
}

function isExample(value: Json, pointer: string): boolean {
  const entry = valueAt(value, entryOf(pointer));
  return isObject(entry) && entry['sample'] === true;
}

/** Whether one of the two entries leads to a page, is marked as an example and has the words of the other picture too: a command made it for a new page, and it waits for its author. */
function isCopy(value: Json, pointers: readonly string[]): boolean {
  const [one, other] = pointers.map((pointer) => JSON.stringify(valueAt(value, pointerAbove(pointer))));
  const leadsOn = (pointer: string): boolean => {
    const entry = valueAt(value, entryOf(pointer));
    return isObject(entry) && Object.hasOwn(entry, 'to');
  };
  return one === other && pointers.some((pointer) => isExample(value, pointer) && leadsOn(pointer));
}
