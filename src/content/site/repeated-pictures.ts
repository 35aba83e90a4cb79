import type { Json } from '../../model/json';
import { pointerAbove, valueAt } from '../places/pointer';
import { isObject } from '../resolve/surroundings';
import { textOf, type Annotation } from '../validate/annotation';

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
  return annotations.flatMap(({ kind, pointer, ...annotation }) => {
    const src = kind === 'image' ? textOf({ kind, pointer, ...annotation }) : undefined;
    const [, entry, list] = own.exec(pointer) ?? [];
    if (src === undefined || entry === undefined) return [];
    const key = `${list} ${src}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? pointer);
    if (earlier === undefined || isCopy(value, entry, pointer, earlier)) return [];
    return [{ pointer, entry, src, earlier }];
  });
}

/** Whether an entry is marked as an example and has the words of the other picture too: a command made it, and it waits for its author. */
function isCopy(value: Json, entry: string, pointer: string, earlier: string): boolean {
  const holder = valueAt(value, entry);
  const words = [pointer, earlier].map((one) => JSON.stringify(valueAt(value, pointerAbove(one))));
  return (
    isObject(holder) && holder['sample'] === true && (pointer.endsWith('/picture') || words[0] === words[1])
  );
}
