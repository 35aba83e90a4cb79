import { findingIn } from '../problems/finding';
import { entries } from '../site/site';
import type { Rule } from './rule';

export const formatting: Rule = {
  about: 'No text without formatting holds Markdown or HTML, which would be shown with its signs.',
  codes: ['plain-formatting'],
  check: (site) =>
    entries(site).flatMap(({ document, marks = [] }) =>
      marks.map(({ pointer, ...mark }) =>
        findingIn(document, pointer, { words: mark.written }, 'plain-formatting', mark),
      ),
    ),
};
