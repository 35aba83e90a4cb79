import { problemAt } from '../../problems/create-problem';
import type { Problem } from '../../problems/problem';
import {
  betterSpecialName,
  isCalled,
  isPicture,
  namedAsDocument,
  withoutEnding,
} from '../../facts/file-names';
import { entries, type Site } from '../../facts/site';
import { settingsPath } from '../../source/document-kind';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';

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

export const ignoredFiles: Rule = {
  about: 'A file whose name keeps it from being read is told of: its author waits for a page.',
  codes: ['ignored-file', 'misnamed-document'],
  check: (site) => [
    ...site.others
      .filter((path) => !isMissed(site, path))
      .map((path) => ignored(path, missingDocument(site, path))),
    ...site.passedOver.flatMap((path) => {
      const better = betterSpecialName(path);
      const isTold = better === settingsPath && !site.hasSettings;
      return better === undefined || isTold ? [] : ignored(path, better);
    }),
  ],
};

/** The document that a file would be; what lies beside that is only a copy of it. */
function missingDocument({ documents }: Site, path: string): string | undefined {
  const better = namedAsDocument(path);
  return better !== undefined && documents.includes(better) ? undefined : better;
}

function ignored(path: string, better: string | undefined): Problem {
  const at = { offset: 0, length: 0 };
  return better === undefined
    ? problemAt({ path, text: '' }, at, '', 'ignored-file', { name: path })
    : problemAt({ path, text: '' }, at, '', 'misnamed-document', { name: path, better });
}

/** Whether it is a picture that a document wants to show: there its author is told where it belongs. */
function isMissed(site: Site, path: string): boolean {
  if (!isPicture(path)) return false;
  const isNamed = (annotations: ReturnType<typeof entries>[number]['annotations']): boolean =>
    annotations.some((one) => one.kind === 'image' && isCalled(path, textOf(one) ?? ''));
  return (
    !site.media.has(withoutEnding(path)) && entries(site).some(({ annotations }) => isNamed(annotations))
  );
}
