import { problemAt } from '../problems/create-problem';
import type { Rule } from './rule';

/** A file whose ending keeps it from being read is told of: its author waits for a page. */
export const ignoredFiles: Rule = ({ others }) =>
  others.map((path) => {
    const better = /\.json(?:\.\w+)?$/i.test(path) ? path.replace(/\.json(?:\.\w+)?$/i, '.json') : undefined;
    const details = { name: path, ...(better !== undefined && { better }) };
    return problemAt({ path, text: '' }, { offset: 0, length: 0 }, '', 'ignored-file', details);
  });
