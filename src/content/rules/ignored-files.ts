import { problemAt } from '../problems/create-problem';
import { namedAsDocument } from '../site/file-names';
import type { Rule } from './rule';

export const ignoredFiles: Rule = {
  about: 'A file whose ending keeps it from being read is told of: its author waits for a page.',
  codes: ['ignored-file'],
  check: ({ others }) =>
    others.map((path) => {
      const better = namedAsDocument(path);
      const details = { name: path, ...(better !== undefined && { better }) };
      return problemAt({ path, text: '' }, { offset: 0, length: 0 }, '', 'ignored-file', details);
    }),
};
