import type { Mistake } from './mistake';
import type { Saying } from './tool';

/** What a checker is to do for the author of a mistake, each worth a fifth of a point. */
export interface Points {
  /** It says something of the document. */
  isFound: boolean;
  /** On the line that has to change. */
  isPlaced: boolean;
  /** And nothing besides, here or elsewhere. */
  isQuiet: boolean;
  /** It names what is wrong, */
  isNamed: boolean;
  /** and what to do. */
  isSolved: boolean;
}

/** Holds what a tool says against what was expected. `text`: the document with the mistake, `before`: without. */
export function pointsFor(mistake: Mistake, said: readonly Saying[], text: string, before: string): Points {
  const own = said.filter(({ file }) => file === mistake.file);
  const line = wantedLine(mistake, text, before);
  const here = own.filter((one) => line === undefined || one.line === line);
  const told = here.length > 0 ? here : own;
  return {
    isFound: own.length > 0,
    isPlaced: here.length > 0,
    isQuiet: own.length > 0 && said.length <= (mistake.amount ?? 1),
    isNamed: told.some(({ marked, words }) => mistake.names.test(`${marked}\n${words}`)),
    isSolved: told.some(({ words }) => mistake.says.test(words)),
  };
}

/** The line, from 1; undefined where any will do, because the file as a whole is meant. */
function wantedLine({ on }: Mistake, text: string, before: string): number | undefined {
  if (on !== undefined) return lastLineOf(text, on);
  if (before === '' || text === '') return undefined;
  const [now, then] = [text.split('\n'), before.split('\n')];
  const changed = now.findIndex((line, at) => line !== then[at]);
  return changed < 0 ? undefined : changed + 1;
}

/** The line on which words end. */
function lastLineOf(text: string, words: string): number {
  const at = text.indexOf(words);
  if (at < 0) throw new Error(`"${words}" does not stand in the text with the mistake.`);
  return text.slice(0, at + words.length - 1).split('\n').length;
}
