/** Something that the site's search finds: an entry of `search.json`. */
export interface SearchEntry {
  /** Its address on this site. */
  url: string;
  kind: 'Page' | 'Article' | 'Question';
  title: string;
  /** What is shown below the title. */
  text: string;
  /** More words that lead to it: headings, problems, topics. */
  words: string;
}
