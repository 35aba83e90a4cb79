import { error } from './define';

/** A file that is not even looked at as JSON. */
export const fileProblems = {
  'file-too-large': error<{ megabytes: string }>(
    'File too large',
    ({ megabytes }) => `This file is ${megabytes} MB; a document may have at most 2 MB.`,
    () => 'Divide it into several pages. Pictures belong into the folder _media, not into a document.',
  ),
  'wrong-encoding': error<{ encoding: string }>(
    'Wrong encoding',
    ({ encoding }) => `This file is not saved as UTF-8 (${encoding}), so some letters cannot be read.`,
    () => 'In your editor choose "Save with encoding" and then "UTF-8".',
  ),
  'empty-file': error(
    'Empty file',
    () => 'This file is empty.',
    () => 'Copy the text of a file like it and change the words, or delete the file.',
  ),
  'too-deep': error<{ limit: number }>(
    'Nested too deep',
    ({ limit }) => `There are more than ${limit} brackets inside each other here.`,
    () => 'No block needs that. Look for a bracket that was pasted many times.',
  ),
};
