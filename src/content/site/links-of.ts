import { textOf } from '../validate/annotation';
import type { NotedAnnotation } from './site';

/** The addresses to which a value leads, as they are written: a link's own, or those of the links in a text. */
export function linksOf(annotation: NotedAnnotation): readonly string[] {
  return annotation.kind === 'link' ? [textOf(annotation) ?? ''] : (annotation.text?.links ?? []);
}
