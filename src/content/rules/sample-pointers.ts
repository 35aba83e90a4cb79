import { findingIn } from '../problems/finding';
import { valueAt } from '../parse/pointer';
import { textOf } from '../validate/use';
import type { Rule } from './rule';

/** The settings that are marked as examples exist. */
export const samplePointers: Rule = ({ settings }) => {
  if (!settings) return [];
  const { document, uses, value } = settings;
  return uses.flatMap((use) => {
    const pointer = use.kind === 'samplePointer' ? textOf(use) : undefined;
    if (pointer === undefined || !pointer.startsWith('/') || valueAt(value, pointer) !== undefined) return [];
    return [findingIn(document, use.pointer, 'value', 'sample-pointer', { pointer })];
  });
};
