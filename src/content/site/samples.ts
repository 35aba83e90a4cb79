import { findingIn, type Finding } from '../problems/finding';
import { entries, type Site } from './site';
import { textOf } from '../validate/annotation';

/** Every place that holds only an example: to be replaced before the site goes live. */
export function samples(site: Site): Finding[] {
  return entries(site).flatMap(({ document, annotations }) =>
    annotations.flatMap((annotation) => {
      const isFlag = annotation.kind === 'sample' && annotation.value === true;
      if (isFlag) return [findingIn(document, annotation.pointer, 'key', 'sample-content', {})];
      const pointer = annotation.kind === 'samplePointer' ? textOf(annotation) : undefined;
      return pointer === undefined ? [] : [findingIn(document, pointer, 'value', 'sample-content', {})];
    }),
  );
}
