import { findingIn } from '../problems/finding';
import { entries } from '../site/site';
import type { Rule } from './rule';

export const keywords: Rule = {
  about: 'Keywords stand one by one, each between quotation marks of its own.',
  codes: ['joined-keywords'],
  check: (site) =>
    entries(site).flatMap(({ document, joined = [] }) =>
      joined.map(({ pointer, ...details }) =>
        findingIn(document, pointer, 'value', 'joined-keywords', details),
      ),
    ),
};
