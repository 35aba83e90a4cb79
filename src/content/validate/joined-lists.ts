import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ParsedDocument } from '../parse/parse-document';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';

/** Problems in which a second list, of which the first one would have too many entries, says so itself; which of them stay is for a person to say. */
export function withJoinedLists(
  document: ParsedDocument,
  errors: readonly ErrorObject[],
  problems: readonly Problem[],
): Problem[] {
  const seconds = problems.filter(({ code, fix }) => code === 'nested-part' && fix);
  const full = errors.filter(({ keyword }) => keyword === 'maxItems');
  return full.reduce<Problem[]>(
    (all, error) => {
      const { offset, length } = locate(document, error.instancePath, 'value');
      const second = seconds.find((one) => startOf(one) > offset && startOf(one) < offset + length);
      const limit = Number(error.params['limit']);
      const excess = step(error.instancePath, limit);
      if (!second) return all;
      const details = { isList: true, amount: (error.data as unknown[]).length, limit } as const;
      const told = problemAt(document, { offset: startOf(second), length: 1 }, '', 'nested-part', details);
      return all
        .filter(({ code, pointer }) => code !== 'too-many-items' || pointer !== excess)
        .map((one) => (one === second ? told : one));
    },
    [...problems],
  );
}

/** Its mending ends with the bracket that it marks. */
function startOf({ fix = [] }: Problem): number {
  const [{ offset, length } = { offset: 0, length: 0 }] = fix;
  return offset + length - 1;
}
