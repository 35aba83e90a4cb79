import type { Json } from '../../src/model/json';
import { didYouMean } from '../../src/content/problems/wording';
import { nearest } from '../../src/content/problems/nearest';
import { annotationKinds } from '../../src/content/validate/annotation';
import type { Schemas } from '../files/load-schemas';
import { UsageError } from '../files/usage-error';

/** Throws a UsageError for a `"use"` that no rule knows: its values would be checked by none. */
export function checkUses(schemas: Schemas, fileOf = (path: string): string => `schemas/${path}`): void {
  const known: readonly string[] = annotationKinds;
  for (const [path, schema] of Object.entries(schemas))
    for (const [pointer, use] of usesIn(schema, ''))
      if (!known.includes(use))
        throw new UsageError(
          `${fileOf(path)}#${pointer} has "use": "${use}", which is not known. ${didYouMean(nearest(use, known))}Known are: ${known.join(', ')}.`,
        );
}

function usesIn(schema: Json | undefined, pointer: string): [pointer: string, use: string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]): [string, string][] => {
    const place = `${pointer}/${name}`;
    if (name === 'use' && typeof value === 'string') return [[place, value]];
    return name === 'examples' ? [] : usesIn(value, place);
  });
}
