import type { Json, JsonObject } from '../../model/json';
import { problemIn } from '../problems/create-problem';
import { steps } from '../parse/pointer';
import { textOf } from '../validate/use';
import type { Rule } from './rule';

/** The settings that are marked as examples exist. */
export const samplePointers: Rule = ({ settings }) => {
  if (!settings) return [];
  const { document, uses, value } = settings;
  return uses.flatMap((use) => {
    const pointer = use.kind === 'samplePointer' ? textOf(use) : undefined;
    if (pointer === undefined || !pointer.startsWith('/') || reaches(value, pointer)) return [];
    return [problemIn(document, use.pointer, 'value', 'sample-pointer', { pointer })];
  });
};

function reaches(value: Json, pointer: string): boolean {
  let here: Json | undefined = value;
  for (const key of steps(pointer)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false;
    here = (here as JsonObject)[key];
  }
  return true;
}
