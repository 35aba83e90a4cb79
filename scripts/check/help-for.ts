import { join, relative } from 'node:path';
import type { ProblemCode } from '../../src/content/problems/catalogue';
import { engineRoot, siteRoot } from '../files/roots';

const list = relative(siteRoot, join(engineRoot, 'docs/problems.md')).replaceAll('\\', '/');

/** Where a kind of problem is explained with an example, from the site's folder (`scripts/gen/problem-list.ts`). */
export function helpFor(code: ProblemCode): string {
  return `${list}#${code}`;
}
