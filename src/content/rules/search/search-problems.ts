import { error, warning } from '../../problems/define';
import { brief, count } from '../../problems/wording';

/** A text that is too long, in letters. */
interface TooLong {
  length: number;
  limit: number;
}

function tooLong(what: string) {
  return error<TooLong>(
    `${what} too long for a search result`,
    ({ length, limit }) =>
      `This ${what.toLowerCase()} has ${length} letters with its placeholders filled in; search results cut it after about ${limit}.`,
    ({ length, limit }) => `Shorten it by ${count(length - limit, 'letter', 'letters')}.`,
  );
}

/** Titles and descriptions of pages, as search engines, lists and menus show them. */
export const searchProblems = {
  'duplicate-title': error<{ title: string; other: string }>(
    'Title used twice',
    ({ title, other }) =>
      `${other} has the same search title, "${brief(title)}". In a search result nobody could tell them apart.`,
    () => 'In the newer of the two, say what it has that the other has not.',
  ),
  'duplicate-description': error<{ other: string }>(
    'Description used twice',
    ({ other }) => `${other} has the same search description.`,
    () => 'In the newer of the two, write one that only that page could have.',
  ),
  'duplicate-excerpt': warning<{ other: string }>(
    'Two cards with the same words',
    ({ other }) => `The card of ${other} has the same words, and visitors see the two side by side.`,
    () => 'Write here what only this article says.',
  ),
  'title-too-long': tooLong('Title'),
  'description-too-long': tooLong('Description'),
  'copied-page': error<{ other: string; better: string | undefined }>(
    'Copy of a page',
    ({ other }) => `This page has the title and the description for searches of ${other}, as a copy has.`,
    ({ better }) =>
      `If it was copied by mistake, delete it. Otherwise ${better === undefined ? '' : `rename the file, for example to ${better}, `}give it a "title" and a "description" of its own under "seo", and write the rest anew too: it still says what that page says.`,
  ),
  'duplicate-name': warning<{ title: string; other: string }>(
    'Title of another page',
    ({ title, other }) => `${other} is called "${brief(title)}" too.`,
    () => 'If this page was copied, write its own title here.',
  ),
  'wrong-heading': warning<{ heading: string; other: string }>(
    'Heading of another page',
    ({ heading, other }) =>
      `This page opens with "${brief(heading)}", which is the title of "${brief(other, 90)}".`,
    () => 'If this page was copied, write its own heading here.',
  ),
  'near-category': warning<{ category: string; meant: string; property: string }>(
    'Category that is spelt in two ways',
    ({ category, meant, property }) =>
      `"${brief(category)}" is nearly "${brief(meant)}", the ${property} of others.`,
    ({ meant }) => `If that is meant, write "${brief(meant)}".`,
  ),
  'joined-keywords': warning<{ written: string; parts: string[] }>(
    'Keywords written as one',
    ({ written }) => `"${brief(written)}" stands here as one keyword, but several are meant.`,
    ({ parts }) =>
      `Put each of them between quotation marks of its own: ${parts.map((part) => JSON.stringify(part)).join(', ')}`,
    ({ parts }) => parts.map((part) => JSON.stringify(part)).join(', '),
  ),
};
