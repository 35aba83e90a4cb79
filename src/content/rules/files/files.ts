import { problemAt } from '../../problems/create-problem';
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
  about: 'A picture or a folder that cannot be read is reported; so is a document, when it is parsed.',
  codes: ['unreadable-file'],
  check: ({ troubles }) =>
    troubles.map(({ path, trouble }) =>
      problemAt({ path, text: '' }, start, '', 'unreadable-file', { trouble }),
    ),
};

/** Whether a file or folder of this name cannot be on Windows (https://learn.microsoft.com/windows/win32/fileio/naming-a-file): also with an ending, in any case. */
export function isReservedName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
}

export const reservedNames: Rule = {
  about: 'No file or folder has a name that cannot be on Windows.',
  codes: ['reserved-name'],
  check: ({ documents, media, others }) => {
    const pictures = [...media.values()].flat().map((path) => `_media/${path}`);
    return [...documents, ...pictures, ...others].flatMap((path) => {
      const parts = path.split('/');
      const at = parts.findIndex(isReservedName);
      const name = parts[at];
      if (name === undefined) return [];
      const better = parts.with(at, name.replace(/^[^.]+/, '$&-1')).join('/');
      return [problemAt({ path, text: '' }, start, '', 'reserved-name', { name, better })];
    });
  },
};

export const ignoredFiles: Rule = {
  about: 'A file whose name keeps it from being read is reported: its author waits for a page.',
  codes: ['ignored-file', 'misnamed-document'],
  check: (site) => {
    const others = site.others.filter((path) => !isMissed(site, path));
    const named = [...others, ...site.passedOver].map((name) => ({ name, better: betterName(site, name) }));
    return named.flatMap(({ name, better }) => {
      const document = { path: name, text: '' };
      // Without settings that is what is reported.
      if (better === settingsPath && !site.hasSettings) return [];
      if (better !== undefined)
        return [problemAt(document, start, '', 'misnamed-document', { name, better })];
      return others.includes(name) ? [problemAt(document, start, '', 'ignored-file', { name })] : [];
    });
  },
};

/** The document that a file would be; what lies beside that is only a copy of it. */
function betterName({ documents }: Site, path: string): string | undefined {
  const better = betterSpecialName(path) ?? namedAsDocument(path);
  return better === path || documents.includes(better ?? '') ? undefined : better;
}

/** Whether it is a picture that a document wants to show: there its author is told where it belongs. */
function isMissed(site: Site, path: string): boolean {
  return (
    isPicture(path) &&
    !site.media.has(withoutEnding(path)) &&
    entries(site).some(({ annotations }) =>
      annotations.some((one) => one.kind === 'image' && isCalled(path, textOf(one) ?? '')),
    )
  );
}
