/** A mistake as an author makes it in the pages of a site, and what a good checker says of it. */
export interface Mistake {
  /** What was done, in words. */
  name: string;
  /** The document in which it is told. */
  file: string;
  /** Does it: takes the texts of all documents by path and changes them. */
  make: (texts: Map<string, string>) => void;
  /** Words that end on the line that has to change; by default the first line that is another one than before. */
  on?: string;
  /** Names the culprit, in the marked text or in the message. */
  names: RegExp;
  /** The fix, in the message. */
  says: RegExp;
  /** How many problems there really are; 1 unless given. */
  amount?: number;
}

/** What is expected of a checker. */
export type Expected = Pick<Mistake, 'names' | 'says'> & Partial<Pick<Mistake, 'on' | 'amount'>>;

/** A passage of a document is another one: `from`, where it stands first, becomes `to`. */
export function typed(name: string, file: string, from: string, to: string, expected: Expected): Mistake {
  return { name, file, make: (texts) => replace(texts, file, from, to), ...expected };
}

/** Several passages of a document are others. */
export function typedAll(
  name: string,
  file: string,
  passages: readonly (readonly [from: string, to: string])[],
  expected: Expected,
): Mistake {
  const make = (texts: Map<string, string>): void => {
    for (const [from, to] of passages) replace(texts, file, from, to);
  };
  return { name, file, make, ...expected };
}

/** A file is there, or has a text of its own; undefined: it is gone. */
export function put(
  name: string,
  file: string,
  text: ((texts: Map<string, string>) => string) | undefined,
  expected: Expected & { at?: string },
): Mistake {
  const path = expected.at ?? file;
  const make = (texts: Map<string, string>): void => {
    if (text === undefined) texts.delete(path);
    else texts.set(path, text(texts));
  };
  return { name, file, make, ...expected };
}

function replace(texts: Map<string, string>, file: string, from: string, to: string): void {
  const text = texts.get(file);
  const at = text?.indexOf(from) ?? -1;
  if (text === undefined || at < 0) throw new Error(`"${from}" does not stand in ${file}.`);
  texts.set(file, text.slice(0, at) + to + text.slice(at + from.length));
}
