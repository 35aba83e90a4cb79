/** What a tool says of a document, as the score looks at it. */
export interface Saying {
  /** The document, as a path below the pages folder. */
  file: string;
  /** From 1; undefined where the tool names none. */
  line: number | undefined;
  /** The text that it marks. */
  marked: string;
  /** All its words. */
  words: string;
}

/** A tool that looks at a whole site, or document by document: texts by path in, what it says out. */
export interface Tool {
  name: string;
  look: (texts: ReadonlyMap<string, string>) => Promise<Saying[]> | Saying[];
}
