/** What `search.json` holds. */
export interface SearchIndex {
  entries: readonly SearchEntry[];
  /** Groups of words for the same thing. */
  synonyms?: readonly (readonly string[])[];
}

/** Something that the site's search finds. */
export interface SearchEntry {
  /** Its address on this site. */
  url: string;
  kind: 'Page' | 'Article' | 'Question';
  title: string;
  /** What is shown below the title. */
  text: string;
  /** The headings of a page, or the title above a question. */
  headings: string;
  /** More words that lead to it: problems, topics, the answer of a question. */
  words: string;
}
