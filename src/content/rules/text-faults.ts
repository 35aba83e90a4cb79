import { findingIn } from '../problems/finding';
import { entries } from '../site/site';
import type { Rule } from './rule';

export const textFaults: Rule = {
  about:
    'No text holds garbled letters, typed signs for breaks, a word twice or misplaced spaces, shouts, or is nothing but spaces; none for a picture breaks off, nor one at a comma; every link says where it leads, a field that has to be filled in does not say that it need not be, and every date the day of the week that it is.',
  codes: [
    'all-capitals',
    'blank-text',
    'doubled-word',
    'empty-link',
    'garbled-letters',
    'misplaced-space',
    'mistyped-mail',
    'near-name',
    'needless-words',
    'old-font',
    'open-end',
    'optional-label',
    'raw-address',
    'torn-word',
    'typed-escape',
    'typed-year',
    'unclosed-sign',
    'unfinished-alt',
    'vague-alt',
    'vague-link',
    'wrong-weekday',
    'backward-range',
  ],
  check: (site) =>
    entries(site).flatMap(({ document, faults = [] }) =>
      faults.map(({ pointer, written, code, details }) =>
        findingIn(document, pointer, written === '' ? 'value' : { words: written }, code, details),
      ),
    ),
};
