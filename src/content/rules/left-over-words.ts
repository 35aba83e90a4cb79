import { findingIn } from '../problems/finding';
import { entries, type PageEntry } from '../site/site';
import type { Rule } from './rule';

export const leftOverWords: Rule = {
  about: 'No words of a template or a first draft stand where a visitor reads them.',
  codes: ['left-over-words'],
  check: (site) =>
    entries(site).flatMap((entry) => {
      const { leftOvers = [], document } = entry;
      const { route, isDraft } = entry as Partial<PageEntry>;
      if (isDraft) return [];
      return leftOvers.map(({ pointer, ...leftOver }) =>
        findingIn(document, pointer, { words: leftOver.written }, 'left-over-words', {
          ...leftOver,
          ...(route !== undefined && { isPage: true }),
        }),
      );
    }),
};
