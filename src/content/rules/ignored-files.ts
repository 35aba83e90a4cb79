import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import { settingsPath } from '../source/document-kind';
import { betterSpecialName, isCalled, isPicture, namedAsDocument, withoutEnding } from '../site/file-names';
import { entries, type Site } from '../site/site';
import { textOf } from '../validate/annotation';
import type { Rule } from './rule';

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
