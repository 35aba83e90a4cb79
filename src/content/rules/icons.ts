import { findingIn } from '../problems/finding';
import { nearest } from '../problems/nearest';
import { entries } from '../site';
import { textOf } from '../validate/use';
import type { Rule } from './rule';

/** Every icon exists. */
export const icons: Rule = (site) =>
  entries(site).flatMap(({ document, uses }) =>
    uses.flatMap((use) => {
      const name = use.kind === 'icon' ? textOf(use) : undefined;
      if (name === undefined || name === '' || site.iconNames.has(name)) return [];
      const near = nearest(name, site.iconNames);
      return [
        findingIn(document, use.pointer, 'value', 'unknown-icon', {
          name,
          ...(near !== undefined && { near }),
        }),
      ];
    }),
  );
