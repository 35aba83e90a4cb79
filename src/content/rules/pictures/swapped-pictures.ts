import type { Json, JsonObject } from '../../../model/json';
import { pointerAbove, valueAt } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import { textOf, type Annotation } from '../../validate/annotation';
import type { Rule } from '../rule';

export const swappedPictures: Rule = {
  about: 'No two pictures of a list stand with the words for each other.',
  codes: ['swapped-pictures'],
  inDocument: (document) =>
    swappedPairs(document.value, document.of('image')).map(({ pointer, src, otherPointer, other }) =>
      findingIn(document, pointer, 'value', 'swapped-pictures', (lineOf) => ({
        src,
        other,
        otherLine: lineOf(otherPointer),
      })),
    ),
};

/** Two pictures of a list of which each stands with the words for the other one. */
export interface SwappedPictures {
  pointer: string;
  src: string;
  /** Where the other one stands, and which it is. */
  otherPointer: string;
  other: string;
}

/** A picture, the words of its name and what is said of it. */
interface Described {
  pointer: string;
  src: string;
  names: string[];
  said: string;
}

/** The pairs of pictures of a document's lists that have changed places: each is called like what the other one's words say, and not like its own. */
export function swappedPairs(value: Json, annotations: readonly Annotation[]): SwappedPictures[] {
  return [...listsOf(value, annotations).values()].flatMap((list) => {
    const odd = list.filter((one) => !says(one, one));
    return odd.flatMap((one, at) => {
      const other = odd.slice(at + 1).find((next) => says(one, next) && says(next, one));
      return other
        ? [{ pointer: one.pointer, src: one.src, otherPointer: other.pointer, other: other.src }]
        : [];
    });
  });
}

function says({ said }: Described, { names }: Described): boolean {
  return names.some((name) => said.includes(name));
}

function listsOf(value: Json, annotations: readonly Annotation[]): Map<string, Described[]> {
  const lists = new Map<string, Described[]>();
  for (const { kind, pointer, ...rest } of annotations) {
    if (kind !== 'image') continue;
    const [, list] = /^(.*)\/\d+\/(?:\D[^/]*\/)?src$/.exec(pointer) ?? [];
    const src = textOf({ kind, pointer, ...rest });
    if (list === undefined || src === undefined) continue;
    const { alt = '', caption = '' } = pictureAt(value, pointer);
    const names = namesOf(src);
    const said = [alt, caption]
      .filter((one) => typeof one === 'string')
      .join(' ')
      .toLowerCase();
    lists.set(list, [...(lists.get(list) ?? []), { pointer, src, names, said }]);
  }
  return lists;
}

/** What stands beside the name of a picture. */
function pictureAt(value: Json, pointer: string): JsonObject {
  const picture = valueAt(value, pointerAbove(pointer));
  return isObject(picture) ? picture : {};
}

/** The longer words of a picture's own name, without its folder, as they begin: an end may be another one in a sentence. */
function namesOf(src: string): string[] {
  const name = src.slice(src.lastIndexOf('/') + 1).toLowerCase();
  return name
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4)
    .map((word) => word.slice(0, Math.max(4, word.length - 2)));
}
