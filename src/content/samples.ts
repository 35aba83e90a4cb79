import { problemIn } from './problems/create-problem';
import type { Problem } from './problems/problem';
import { entries, type Site } from './site';
import { textOf, valueOf } from './validate/use';

/** Every place that holds only an example: to be replaced before the site goes live. */
export function samples(site: Site): Problem[] {
  return entries(site).flatMap(({ document, uses }) =>
    uses.flatMap((use) => {
      const isFlag = use.kind === 'sample' && valueOf(use) === true;
      if (isFlag) return [problemIn(document, use.pointer, 'key', 'sample-content', {})];
      const pointer = use.kind === 'samplePointer' ? textOf(use) : undefined;
      return pointer === undefined ? [] : [problemIn(document, pointer, 'value', 'sample-content', {})];
    }),
  );
}
