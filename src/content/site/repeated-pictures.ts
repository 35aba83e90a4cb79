import type { Json } from '../../model/json';
import { valueAt } from '../places/pointer';
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

/** The pictures of a document that stand twice in one list, as a copied entry leaves them. One that is marked as an example will get its own. */
export function repeatedPictures(value: Json, annotations: readonly Annotation[]): RepeatedPicture[] {
  const first = new Map<string, string>();
  return annotations.flatMap(({ kind, pointer, ...annotation }) => {
    const src = kind === 'image' ? textOf({ kind, pointer, ...annotation }) : undefined;
    const [, entry, list] = own.exec(pointer) ?? [];
    if (src === undefined || entry === undefined || isExample(valueAt(value, entry))) return [];
    const key = `${list} ${src}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? pointer);
    return earlier === undefined ? [] : [{ pointer, entry, src, earlier }];
  });
}

function isExample(entry: Json | undefined): boolean {
  return isObject(entry) && entry['sample'] === true;
}
