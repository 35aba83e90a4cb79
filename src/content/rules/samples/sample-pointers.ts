import { valueAt } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';

export const samplePointers: Rule = {
  about: 'The settings that are marked as examples exist.',
  codes: ['sample-pointer'],
  check: ({ settings }) => {
    // A setting that is missing, or misspelt, is told of already.
    if (!settings?.isSound) return [];
    const { document, annotations, value } = settings;
    return annotations.flatMap((annotation) => {
      const pointer = annotation.kind === 'samplePointer' ? textOf(annotation) : undefined;
      if (pointer === undefined || !pointer.startsWith('/') || valueAt(value, pointer) !== undefined)
        return [];
      return [findingIn(document, annotation.pointer, 'value', 'sample-pointer', { pointer })];
    });
  },
};
