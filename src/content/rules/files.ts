import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { Rule } from './rule';

const start = { offset: 0, length: 0 };

export const unreadableFiles: Rule = {
  about: 'A picture or a folder that cannot be read is told of; so is a document, when it is parsed.',
  codes: ['unreadable-file'],
  check: ({ troubles }) =>
    troubles.map(({ path, trouble }) =>
      problemAt({ path, text: '' }, start, '', 'unreadable-file', { trouble }),
    ),
};

/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file: also with an ending, in any case. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Whether a file or folder of this name cannot be on Windows. */
export function isReservedName(name: string): boolean {
  return reserved.test(name.split('.')[0] ?? '');
}

export const reservedNames: Rule = {
  about: 'No file or folder has a name that cannot be on Windows.',
  codes: ['reserved-name'],
  check: ({ documents, media, others }) => {
    const pictures = [...media.values()].flat().map((path) => `_media/${path}`);
    const paths = [...documents, ...pictures, ...others];
    return paths.flatMap((path) => reservedName(path) ?? []);
  },
};

function reservedName(path: string): Problem | undefined {
  const parts = path.split('/');
  const at = parts.findIndex(isReservedName);
  const name = parts[at];
  if (name === undefined) return undefined;
  const better = parts.with(at, name.replace(/^[^.]+/, '$&-1')).join('/');
  return problemAt({ path, text: '' }, start, '', 'reserved-name', { name, better });
}
