import { findingIn, type Finding } from './problems/finding';
import { entries, type Site } from './site';
import { textOf } from './validate/use';

/** Every place that holds only an example: to be replaced before the site goes live. */
export function samples(site: Site): Finding[] {
  return entries(site).flatMap(({ document, uses }) =>
    uses.flatMap((use) => {
      const isFlag = use.kind === 'sample' && use.value === true;
      if (isFlag) return [findingIn(document, use.pointer, 'key', 'sample-content', {})];
      const pointer = use.kind === 'samplePointer' ? textOf(use) : undefined;
      return pointer === undefined ? [] : [findingIn(document, pointer, 'value', 'sample-content', {})];
    }),
  );
}
