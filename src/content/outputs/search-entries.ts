import { anchor } from '../../lib/slug';
import type { PageData } from '../../model/page-data';
import type { SiteDocument } from '../../model/content.generated';
import type { SearchEntry, SearchIndex } from '../../model/search-entry';
import type { Meanings } from '../render/meanings';

/** Takes a page, what its values mean, and the base path of its site, and gives the page, or article, and its questions for the site's search. */
export function pageEntries(
  page: Pick<PageData, 'path' | 'title' | 'head' | 'article' | 'blocks'>,
  { questions }: Meanings,
  basePath: string,
): SearchEntry[] {
  const url = basePath + page.path.slice(1);
  const { title, head, article, blocks } = page;
  const kind = article ? 'Article' : 'Page';
  // A question is an entry of its own.
  const others = blocks.filter((_, at) => !questions.some(({ block }) => block === at));
  return [
    { url, kind, title, text: head.description, headings: headingsOf(others), words: wordsOf(others) },
    ...questions.map((one) => questionEntry(one, url)),
  ];
}

/** Takes all entries and the settings, and gives what `search.json` holds. */
export function searchIndex(
  entries: readonly SearchEntry[],
  { synonyms }: Pick<SiteDocument, 'synonyms'>,
): SearchIndex {
  return { entries, ...(synonyms && { synonyms }) };
}

function questionEntry(
  { question: { id, question, answer }, within }: Meanings['questions'][number],
  url: string,
): SearchEntry {
  const text = plain(String(answer));
  return {
    url: `${url}#${id ?? anchor(question)}`,
    kind: 'Question',
    title: question,
    text: start(text),
    headings: within,
    words: text,
  };
}

/** What tells a page from others beside its headings: its roles, problems and topics. */
const searchedKeys = new Set([
  'role',
  'problem',
  'title',
  'name',
  'topics',
  'keywords',
  'items',
  'names',
  'points',
]);

/** What a form is called by its team, and the names of its fields, are no words of the page. */
const wordsOf = (blocks: readonly object[]): string =>
  textsAt(
    blocks.map((block) => ({ ...block, form: undefined })),
    (key) => searchedKeys.has(key),
  );
const headingsOf = (value: unknown): string => textsAt(value, (key) => key === 'heading');

function textsAt(value: unknown, isAsked: (key: string) => boolean, key = ''): string {
  if (typeof value === 'string') return isAsked(key) ? plain(value) : '';
  if (Array.isArray(value)) return joined(value.map((one) => textsAt(one, isAsked, key)));
  if (typeof value !== 'object' || value === null) return '';
  return joined(Object.entries(value).map(([inner, one]) => textsAt(one, isAsked, inner)));
}

const joined = (texts: string[]): string => texts.filter(Boolean).join(' · ');

/** Between what stands in a line there is no space. */
const inLine = /<\/?(?:a|b|code|em|i|span|strong)\b[^>]*>/g;

const plain = (html: string): string =>
  html
    .replaceAll(inLine, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first words of a text, cut between two words. */
function start(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s\S*$/, '')} …`;
}
