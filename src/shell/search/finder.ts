import MiniSearch from 'minisearch';
import type { SearchEntry } from '../../model/search-entry';

/** Takes the words typed and gives what fits them, the best first, 12 at most. */
export type Finder = (words: string) => SearchEntry[];

const most = 12;

/** Makes a finder over entries: beginnings of words and small slips count too, titles count more. */
export function finder(entries: readonly SearchEntry[]): Finder {
  const index = new MiniSearch<SearchEntry>({
    idField: 'url',
    fields: ['title', 'text', 'words'],
    storeFields: ['url', 'kind', 'title', 'text', 'words'],
    processTerm: (term) => term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, text: 2 }, combineWith: 'AND' },
  });
  index.addAll(entries);
  return (words) => {
    const all = index.search(words);
    const found = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
    return found.slice(0, most) as unknown as SearchEntry[];
  };
}

let loaded: Promise<Finder> | undefined;

/** The site's finder, its index fetched once. Rejects when it cannot be had; the next call asks again. */
export function loadFinder(basePath: string): Promise<Finder> {
  loaded ??= fetch(`${basePath}search.json`)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status} for search.json`);
      return response.json() as Promise<SearchEntry[]>;
    })
    .then(finder);
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
