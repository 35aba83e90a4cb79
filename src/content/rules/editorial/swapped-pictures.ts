import type { OpenDocument } from '../../facts/open-document';
import { pointerAbove, valueAt } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import { textOf, type Annotation } from '../../validate/annotation';
import { grouped } from '../grouped';
import type { Rule } from '../rule';

/** A picture of a list, the words of its name and what is said of it. */
interface Described {
  pointer: string;
  list: string;
  src: string;
  names: string[];
  said: string;
}

export const swappedPictures: Rule = {
  about: 'No two pictures of a list stand with the words for each other.',
  codes: ['swapped-pictures'],
  isEditorial: true,
  inDocument: (document) => {
    const described = document.of('image').flatMap((image) => describedPicture(image, document));
    return [...grouped(described, ({ list }) => list).values()].flatMap((list) => {
      const odd = list.filter((one) => !says(one, one));
      return odd.flatMap(({ pointer, src, ...one }, at) => {
        const other = odd.slice(at + 1).find((next) => says(one, next) && says(next, one));
        return other
          ? findingIn(document, pointer, 'value', 'swapped-pictures', (lineOf) => ({
              src,
              other: other.src,
              otherLine: lineOf(other.pointer),
            }))
          : [];
      });
    });
  },
};

function says({ said }: Pick<Described, 'said'>, { names }: Pick<Described, 'names'>): boolean {
  return names.some((name) => said.includes(name));
}

function describedPicture(image: Annotation, { value }: OpenDocument): Described[] {
  const { pointer } = image;
  const [, list] = /^(.*)\/\d+\/(?:\D[^/]*\/)?src$/.exec(pointer) ?? [];
  const src = textOf(image);
  const holder = valueAt(value, pointerAbove(pointer));
  if (list === undefined || src === undefined || !isObject(holder)) return [];
  const said = `${String(holder['alt'])} ${String(holder['caption'])}`.toLowerCase();
  return [{ pointer, list, src, names: namesOf(src), said }];
}

/** The longer words of a picture's own name, without its folder, as they begin: an end may be another one in a sentence. */
function namesOf(src: string): string[] {
  const words =
    src
      .slice(src.lastIndexOf('/') + 1)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return words.map((word) => word.slice(0, Math.max(4, word.length - 2)));
}
