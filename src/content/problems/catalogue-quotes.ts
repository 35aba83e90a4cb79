import { embedHint } from './embed-words';
import { error } from './define';
import { eachAnEntry, entriesHint, goesOn, ofMessenger } from './line-words';
import { brief, wholeLine } from './wording';

/** What to do with lines where nothing says what kind of text they stand in. */
const linesAnywhere =
  'Write all on one line. Only a formatted text, like "text" or "intro", can keep its lines: put each in quotation marks of its own, with commas between, and all of them between [ and ].';

/** Quotation marks inside of a text. */
interface InnerQuotes {
  mayBeNote?: boolean;
  /** The line as it should be, where several are told at once. */
  whole?: string;
  /** With what the text begins that has lost the mark before it. */
  begin?: string;
  /** Whether the mark at its end is lost. */
  isOpen?: boolean;
}

/** Letters: of a longer line it is said what is to be typed. */
const mostShown = 300;

function lackOf({ begin, isOpen }: InnerQuotes): string {
  if (isOpen === true) return 'none where it ends';
  return begin === undefined ? 'it ends at the first of them' : 'none where it begins';
}

function escapedLine(whole: string, begin?: string, isOpen?: boolean): string {
  if (whole.length <= mostShown) return wholeLine(whole);
  const [first] = begin === undefined ? [] : begin.split(/\s/, 1);
  const opening =
    first === undefined ? '' : `" where the text begins, right before ${brief(first, 30)}, and `;
  const [inner = ''] = /\\".*?\\"/.exec(whole) ?? [];
  const closing = isOpen === true ? '" where the text ends, and ' : '';
  return `Type ${opening}${closing}\\ before each quotation mark inside of it, like ${brief(inner, 80)}`;
}

/** Quotation marks that are missing, too many or of another kind. */
export const quoteProblems = {
  'smart-quotes': error<{
    quote: string;
    /** The line as it should be, where web pages have another name for the mark. */
    whole?: string;
  }>(
    'Curly quotation mark',
    ({ quote, whole }) =>
      `${quote} is ${whole === undefined ? 'a curly quotation mark, as word processors write it' : 'a quotation mark as web pages write it'}. JSON knows only the straight one.`,
    ({ whole }) => (whole === undefined ? 'Type " instead, at both ends of the text.' : wholeLine(whole)),
  ),
  'single-quotes': error<{ quote: string }>(
    'Single quotation mark',
    ({ quote }) => `${quote} is not the quotation mark that JSON wants around a text.`,
    () => 'Type " instead, at both ends of the text.',
  ),
  'unescaped-quote': error<InnerQuotes>(
    'Quotation mark inside a text',
    (marks) =>
      marks.whole === undefined
        ? 'The text ends at this quotation mark, but more words follow.'
        : `Quotation marks stand inside this text, and ${lackOf(marks)}.`,
    ({ mayBeNote, whole, begin, isOpen }) =>
      whole !== undefined
        ? escapedLine(whole, begin, isOpen)
        : mayBeNote === true
          ? 'If the words behind it are a note of your own, delete them: a document can hold none. If they belong to the text, delete this quotation mark and type one behind them.'
          : 'If it belongs to the text, write \\" (or use “ and ” inside the text), or take it away; so with each other one up to the end of the text. Otherwise a comma is missing here.',
  ),
  'embed-code': error<{
    code: string;
    /** Whether it stands between the quotation marks of a text. */
    isInText?: true;
  }>(
    'Code of another site',
    () =>
      'This is code with which another site shows something of its own: a page would show the code itself.',
    ({ code }) => embedHint(code),
  ),
  'text-in-pieces': error<{
    count: number;
    /** The text, where nothing can be missing between its pieces. */
    whole?: string;
  }>(
    'Text in pieces',
    ({ count }) => `One text stands here in ${count} pieces, each with its own quotation marks.`,
    ({ whole }) =>
      whole === undefined || whole.length > mostShown
        ? 'Write all of it between one pair of quotation marks.'
        : `Write it between one pair of quotation marks: ${whole}`,
  ),
  'unclosed-text': error<{
    isEscaped?: boolean;
    /** Whether a ' stands in the place of its quotation mark. */
    isSingle?: boolean;
    line?: number;
    isList?: boolean;
    /** Whether the next line may be a text of its own. */
    two?: 'certain' | 'likely';
    /** How far away the quotation mark is that ends it, where others stand inside of it. */
    letters?: number;
    /** Whether it stands in a list of texts of a few words, as each of its lines may be one. */
    isShort?: boolean;
    /** Whether its lines begin with days, times and names, as a messenger copies them. */
    isMessenger?: boolean;
  }>(
    'Text without an end',
    ({ isEscaped, isSingle, line, two }) => {
      if (two === 'certain')
        return 'Two texts stand here: the first has no closing quotation mark, the next line no opening one.';
      if (isEscaped === true)
        return 'This quotation mark does not end the text, because a backslash stands before it.';
      if (isSingle === true) return 'This text begins with " and ends with \'.';
      return line === undefined ? 'This text has no closing quotation mark.' : goesOn(line);
    },
    ({ isEscaped, isSingle, line, isList, letters, two, isShort, isMessenger }) => {
      if (two === 'certain') return 'Close the first with " before its comma, and open the next line with ".';
      if (isEscaped === true) return 'Delete the backslash.';
      if (isSingle === true) return 'Write " in place of the \'.';
      const orEntries = isShort === true ? `${eachAnEntry} ` : '';
      const marks = letters === undefined ? '' : ' Type \\ before each quotation mark inside of it.';
      if (isMessenger === true) return `${ofMessenger}. ${linesAnywhere}${marks}`;
      if (letters !== undefined) return `${linesAnywhere}${marks}`;
      if (two === 'likely')
        return 'If two texts stand here, close the first with " before its comma, and open the next line with ". If it is one, join the lines: delete the line break, with a space in its place.';
      if (isList === true) return `${orEntries}${linesAnywhere}`;
      if (line === undefined) return 'Type " where the text ends. A text stands on one line.';
      return isShort === true
        ? entriesHint
        : 'Join the lines: delete the line break, with a space in its place between words.';
    },
  ),
  'extra-quote': error<{ whole?: string }>(
    'Quotation mark too many',
    ({ whole }) =>
      whole === undefined
        ? 'There is a quotation mark too many here.'
        : 'The quotation marks of this line are doubled, as spreadsheets write them.',
    ({ whole }) => (whole === undefined ? 'Delete it: one stands at each end of a text.' : wholeLine(whole)),
  ),
};
