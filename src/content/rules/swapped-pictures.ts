import { findingIn } from '../problems/finding';
import { entries } from '../site/site';
import type { Rule } from './rule';

export const swappedPictures: Rule = {
  about: 'No two pictures of a list stand with the words for each other.',
  codes: ['swapped-pictures'],
  check: (site) =>
    entries(site).flatMap(({ document, swapped = [] }) =>
      swapped.map(({ pointer, src, otherPointer, other }) =>
        findingIn(document, pointer, 'value', 'swapped-pictures', (lineOf) => ({
          src,
          other,
          otherLine: lineOf(otherPointer),
        })),
      ),
    ),
};
