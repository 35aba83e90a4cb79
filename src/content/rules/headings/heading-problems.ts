import { error, warning } from '../../problems/define';
import { brief } from '../../problems/wording';

/** Headings of a page that are missing, too many or of a wrong level. */
export const headingProblems = {
  'missing-hero': error<{ line: number | undefined }>(
    'Page without an opening',
    () => 'The first block of a page is a "hero": it holds the one main heading.',
    ({ line }) =>
      line === undefined
        ? 'Add { "type": "hero", "heading": "…" } as the first block.'
        : `Move the hero that starts in line ${line} up here, before all other blocks.`,
  ),
  'article-hero': error(
    'Hero in an article',
    () => 'The head of an article is made from its "article" part, so it has no "hero".',
    () => 'Delete this block. Its heading is the page\'s "title", its picture the article\'s "image".',
  ),
  'second-hero': error(
    'Second opening',
    () => 'A page has one "hero", because it has one main heading.',
    () =>
      'Delete this block. If its words shall stay, write { "type": "prose", "heading": "…", "text": "…" } in its place, with these words.',
  ),
  'heading-skip': error<{ heading: string; level: number; above: number; allowed: number }>(
    'Heading level left out',
    ({ heading, level, above }) =>
      level === 1
        ? `"${brief(heading, 40)}" is a main heading, and a page has just one, in its hero.`
        : `"${brief(heading, 40)}" is a heading of level ${level}, but the one above it is of level ${above}.`,
    ({ allowed }) => `Write it with ${'#'.repeat(allowed)}, so that those who listen to the page can follow.`,
  ),
  'heading-beside': warning<{ heading: string }>(
    'Heading as large as that of its block',
    ({ heading }) =>
      `"${brief(heading, 40)}" is a heading of level 2, like that of its block: it looks and reads as the beginning of another one.`,
    () => 'Write it with ###. If it is no heading, take the ## away.',
  ),
};
