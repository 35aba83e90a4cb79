import { error } from './define';
import { brief, inLines } from './wording';

/** What to write instead of words that other notations know. */
const wordsOfOthers: ReadonlyMap<string, string> = new Map([
  ['true', 'Write it in small letters: true.'],
  ['false', 'Write it in small letters: false.'],
  ['yes', 'Write true instead.'],
  ['no', 'Write false instead.'],
  ...['none', 'null', 'undefined'].map(
    (word) => [word, 'Delete the whole entry: what has no value is left out.'] as const,
  ),
]);

/** What to do with a full stop behind a text. */
export const stopInText = ' If it belongs to the text, type it before the quotation mark.';

const bothEnds = 'Type " instead, at both ends of the text.';
const joinLines =
  'Join the lines, with a space in the place of each line break. If each line is an entry of its own, put each in quotation marks, with a comma between; a formatted text, like "text" or "intro", can be such a list, between [ and ]. Type \\ before each quotation mark inside of a text.';

/** Quotation marks that are missing, too many or of another kind. */
export const quoteProblems = {
  'smart-quotes': error<{ quote: string }>(
    'Curly quotation mark',
    ({ quote }) =>
      `${quote} is a quotation mark of a word processor or a web page. JSON knows only the straight one.`,
    () => bothEnds,
  ),
  'single-quotes': error<{ quote: string }>(
    'Single quotation mark',
    ({ quote }) => `${quote} is not the quotation mark that JSON wants around a text.`,
    () => bothEnds,
  ),
  'unescaped-quote': error(
    'Quotation mark inside a text',
    () => 'Quotation marks stand inside this text, and it ends at the first of them.',
    () => 'Type \\ before each quotation mark inside of it, and " alone where it begins and ends.',
  ),
  'text-in-pieces': error<{ count: number; whole: string }>(
    'Text in pieces',
    ({ count }) => `One text stands here in ${count} pieces, each with its own quotation marks.`,
    ({ whole }) => `Write it between one pair of quotation marks: ${brief(whole, 300)}`,
  ),
  'unclosed-text': error<{
    /** The line on which its quotation mark stands. */
    line?: number;
  }>(
    'Text without an end',
    ({ line }) =>
      line === undefined
        ? 'This text has no closing quotation mark.'
        : `This text goes on to line ${line}, but a text stands on one line.`,
    ({ line }) => (line === undefined ? 'Type " where the text ends. A text stands on one line.' : joinLines),
  ),
  'extra-quote': error(
    'Quotation mark too many',
    () => 'There is a quotation mark too many here. In lines out of spreadsheets all are doubled.',
    () => 'Delete it: one stands at each end of a text.',
  ),
  'unquoted-text': error<{
    text: string;
    isKey: boolean;
    /** Whether it is a sign that belongs nowhere. */
    isStray?: boolean;
    /** Whether it fills a line of a list. */
    isLine?: boolean;
    /** Where a text of several lines ends. */
    line?: number;
  }>(
    'Text without quotation marks',
    ({ text, isKey, isStray, line }) => {
      if (isStray === true) return `${text} stands outside of all quotation marks, where nothing belongs.`;
      if (line !== undefined) return `This text goes on to line ${line}, and stands without quotation marks.`;
      return !isKey && wordsOfOthers.has(text.toLowerCase())
        ? `Here stands ${text}, and that is no value.`
        : `${brief(text, 30)} stands without quotation marks.`;
    },
    ({ text, isKey, isStray, isLine, line }) => {
      if (isStray === true) return `Delete the ${text} here.${text === '.' ? stopInText : ''}`;
      if (line !== undefined)
        return `If they are a note or a mail, delete these lines. If each is an entry of a list, put each between quotation marks, with a comma between. If they are one text, type " before it and " behind its last word. ${joinLines}`;
      const known = isKey ? undefined : wordsOfOthers.get(text.toLowerCase());
      const way = `between quotation marks: ${JSON.stringify(brief(text, 200))}`;
      if (isLine === true)
        return `If it is a note of your own, delete the line. If visitors are to read it, put it ${way}, with a comma behind it where more follows.`;
      return known ?? `Put it ${way}`;
    },
  ),
  'texts-without-brackets': error<{ name: string; texts: string[] }>(
    'Several texts without brackets',
    ({ name, texts }) =>
      `Behind ${brief(name, 40)} stand several texts, ${texts.length} of them, without the brackets of a list.`,
    ({ name, texts }) =>
      `Type [ before the first one and ] behind the last one: ${name}: [${texts.map((one) => brief(one, 30)).join(', ')}]. Where one text alone can stand, make one text of them.`,
  ),
  'duplicate-key': error<{
    key: string;
    /** The lines of the first one and of this one. */
    first: readonly [from: number, to: number];
    own: readonly [from: number, to: number];
  }>(
    'Property twice',
    ({ key, first }) =>
      `"${brief(key, 40)}" stands twice here; the first is in line ${first[0]}. Only one of them would count.`,
    ({ first, own }) => {
      const lines = first[1] < own[0] ? `, ${inLines(...first)} or ${inLines(...own)}` : '';
      return `Keep the right one and delete the other${lines}, or give it its proper name. If a new entry begins here, write }, { in place of the comma before it; if lines are gone, take them from an older copy.`;
    },
  ),
};
