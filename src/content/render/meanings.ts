import type { Book, DurationOption, Question, Video } from '../../model/content.generated';
import type { Json } from '../../model/json';
import { steps, valueAt } from '../places/pointer';
import { isObject } from '../resolve/surroundings';
import type { Annotation } from '../validate/annotation';
import { shaped, type Shapes } from '../validate/shape';

/** What values of a page are about beyond their block: for search engines and the site's search. */
export interface Meanings {
  questions: { question: Question; /** The title of what it stands in. */ within: string; block: number }[];
  videos: Video[];
  books: Book[];
  offers: DurationOption[];
}

/** Takes a page that is rendered and the annotations of its document, and gives what means something in it. */
export function meaningsOf(page: Json, annotations: readonly Annotation[]): Meanings {
  const at = (pointer: string): Json => valueAt(page, pointer) ?? null;
  const listed = <Name extends 'video' | 'book'>(name: Name): Shapes[Name][] =>
    annotations
      .filter(({ kind, listOf }) => kind === 'list' && listOf === name)
      .flatMap(({ pointer }) => at(pointer))
      .map((entry) => shaped(name, entry));
  return {
    questions: annotations
      .filter(({ kind }) => kind === 'question')
      .map(({ pointer }) => ({
        question: shaped('question', at(pointer)),
        within: titleAbove(page, pointer),
        block: Number(steps(pointer)[1]),
      })),
    videos: listed('video'),
    books: listed('book'),
    offers: annotations.flatMap(({ kind, pointer }) =>
      kind === 'offer' ? shaped('offer', at(pointer)) : [],
    ),
  };
}

/** The title of the innermost object around a value that has one. */
function titleAbove(page: Json, pointer: string): string {
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  if (above === '') return '';
  const value = valueAt(page, above);
  const title = isObject(value) ? value['title'] : undefined;
  return typeof title === 'string' ? title : titleAbove(page, above);
}
