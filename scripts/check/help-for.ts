import type { ProblemCode } from '../../src/content/problems/catalogue';

/** Where a kind of problem is explained with an example, from the project's folder (`scripts/gen/problem-list.ts`). */
export function helpFor(code: ProblemCode): string {
  return `docs/problems.md#${code}`;
}
