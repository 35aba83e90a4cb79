import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { unsearched } from '#words/search';
import type { SearchEntry, SearchIndex } from '../../model/search-entry';

/** Takes the words typed and gives what fits them, the best first, 12 at most. */
export type Finder = (words: string) => SearchEntry[];

const most = 12;

/**
 * Makes a finder: titles, headings and descriptions count more, every word counts by how seldom it is, and none is needed.
 * Beginnings of words, small slips, other forms of a word and words for the same thing are found too.
 */
export function finder({ entries, synonyms = [] }: SearchIndex): Finder {
  const termsOf = termsWith(synonyms);
  const index = new MiniSearch<SearchEntry>({
    idField: 'url',
    fields: ['title', 'headings', 'text', 'words'],
    storeFields: ['url', 'kind', 'title', 'text'],
    processTerm: termsOf,
    searchOptions: {
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.3, fuzzy: 0.2 },
      boost: { title: 4, headings: 2, text: 2 },
      // A page says more than one of its questions, where both have the word.
      boostDocument: (_id, _term, stored) => (stored?.['kind'] === 'Question' ? 1 : 1.4),
      combineWith: 'OR',
    },
  });
  index.addAll(entries);
  return (words) => index.search(words).slice(0, most) as unknown as SearchEntry[];
}

/** What a word is looked up as: itself and its stem, or its group where others are for the same thing; nothing for those that every text has. */
function termsWith(synonyms: readonly (readonly string[])[]): (word: string) => string[] | null {
  const ignored = new Set(unsearched.split(' ').map(folded));
  const groups = new Map(
    synonyms.flatMap((group, at) => group.map((word) => [stemmer(folded(word)), `=${at}=`] as const)),
  );
  return (word) => {
    const plain = folded(word);
    if (ignored.has(plain)) return null;
    const stem = stemmer(plain);
    const group = groups.get(stem);
    return group === undefined ? [...new Set([plain, stem])] : [group];
  };
}

function folded(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

let loaded: Promise<Finder> | undefined;

/** The site's finder, its index fetched once. Rejects when it cannot be had; the next call asks again. */
export function loadFinder(basePath: string): Promise<Finder> {
  loaded ??= fetch(`${basePath}search.json`)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status} for search.json`);
      return response.json() as Promise<SearchIndex>;
    })
    .then(finder);
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
