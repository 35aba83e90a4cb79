import { error } from './define';
import { goesOn, ofMessenger } from './line-words';
import { brief, endOf, inLines, wholeLine } from './wording';

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

/** Words where a text or a name has to stand. */
interface UnquotedWords {
  text: string;
  isKey: boolean;
  /** Whether it is a sign that belongs nowhere. */
  isStray?: boolean;
  /** Whether another entry follows, and whether the one above has no comma yet. */
  hasMore?: boolean;
  lacksComma?: boolean;
  /** Whether its last quotation mark is there. */
  hasEnd?: boolean;
  /** Whether it fills a line of a list. */
  isLine?: boolean;
  /** Where a text of several lines ends. */
  line?: number;
  /** What several lines say that are a text each, the first and the last of them. */
  lines?: readonly string[];
  from?: number;
  to?: number;
}

function unquotedMessage({ text, isKey, isStray, hasEnd, line, lines }: UnquotedWords): string {
  const plain = text.toLowerCase();
  if (isStray === true) return `${text} stands outside of all quotation marks, where nothing belongs.`;
  if (lines !== undefined) return 'These lines stand without quotation marks.';
  if (line !== undefined)
    return `This text goes on to line ${line}, and lacks ${hasEnd === true ? 'the quotation mark before it' : 'its quotation marks'}.`;
  if (!isKey && /^(?:true|false)$/.test(plain))
    return `Here stands ${text}, but ${plain} is written in small letters.`;
  if (!isKey && /^(?:yes|no)$/.test(plain))
    return `Here stands ${text}, where a document knows only true and false.`;
  if (!isKey && wordsOfOthers.has(plain)) return `Here stands ${text}, and that is no value.`;
  return `${brief(text, 30)} ${hasEnd === true ? 'lacks the quotation mark before it' : 'stands without quotation marks'}.`;
}

/** What to do with a full stop behind a text. */
export const stopInText = ' If it belongs to the text, type it before the quotation mark.';

/** Letters: of a longer text it is said where its marks belong. */
const mostShown = 60;

function unquotedHint(words: UnquotedWords): string {
  const { text, isKey, isStray, isLine, line, lines, from = 0, to = 0, hasEnd, lacksComma, hasMore } = words;
  const above = lacksComma === true ? 'type a comma at the end of the line above, and ' : '';
  if (isStray === true) return `Delete the ${text} here.${text === '.' ? stopInText : ''}`;
  if (lines !== undefined) {
    const written = lines.map((one) => JSON.stringify(one)).join(', ');
    return `If they are a note or a mail, delete ${inLines(from, to)}. If visitors are to read them, ${above}put each between quotation marks, with a comma between: ${brief(written, 300)}${hasMore === true ? ',' : ''}`;
  }
  if (line !== undefined)
    return `Type " before it${hasEnd === true ? '' : ' and " behind its last word'}, and join its lines: type a space in place of each line break. In a formatted text a new line that is wanted is written <br>.`;
  const known = isKey ? undefined : wordsOfOthers.get(text.toLowerCase());
  if (known !== undefined) return known;
  const way = `${above}${marksAround(words)}`;
  return isLine === true
    ? `If it is a note of your own, delete the line. If visitors are to read it, ${way}`
    : way.charAt(0).toUpperCase() + way.slice(1);
}

function marksAround({ text, hasEnd, hasMore, isLine }: UnquotedWords): string {
  const comma = hasMore === true ? ',' : '';
  const [first = text] = /^[^\p{L}\p{N}]*[\p{L}\p{N}]+/u.exec(text) ?? [];
  if (text.length > mostShown) {
    const begin = `type " where it begins, right before ${brief(first, 30)}`;
    const [last = text] = /\S+$/.exec(text.trimEnd()) ?? [];
    return hasEnd === true ? begin : `${begin}, and "${comma} where it ends, right behind ${endOf(last, 30)}`;
  }
  if (hasEnd === true) return `type " where it begins: ${JSON.stringify(text)}`;
  const way = `put it between quotation marks${comma && ', with a comma behind'}: ${JSON.stringify(text)}`;
  return `${way}${comma === '' && isLine !== true ? '.' : comma}`;
}

/** Letters: of a longer line it is said what is to be typed. */
const longestLine = 300;

function escapedLine({ whole, lacks }: { whole: string; lacks: 'none' | 'start' | 'end' }): string {
  if (whole.length <= longestLine) return wholeLine(whole);
  const own = lacks === 'none' ? '' : `" where the text ${lacks === 'start' ? 'begins' : 'ends'}, and `;
  const [inner = ''] = /\\".*?\\"/.exec(whole) ?? [];
  return `Type ${own}\\ before each quotation mark inside of it, like ${brief(inner, 80)}.`;
}

/** What to do with lines where nothing says what kind of text they stand in. */
const joinLines =
  'Join the lines: delete the line break, with a space in its place between words. Only a formatted text, like "text" or "intro", can keep its lines: put each in quotation marks of its own, with commas between, and all of them between [ and ].';

/** Quotation marks that are missing, too many or of another kind. */
export const quoteProblems = {
  'smart-quotes': error<{ quote: string; whole?: string }>(
    'Curly quotation mark',
    ({ quote }) =>
      `${quote} is ${quote.startsWith('&') ? 'a quotation mark as web pages write it' : 'a curly quotation mark, as word processors write it'}. JSON knows only the straight one.`,
    ({ whole }) => (whole === undefined ? 'Type " instead, at both ends of the text.' : wholeLine(whole)),
  ),
  'single-quotes': error<{ quote: string; whole?: string }>(
    'Single quotation mark',
    ({ quote }) => `${quote} is not the quotation mark that JSON wants around a text.`,
    ({ whole }) => (whole === undefined ? 'Type " instead, at both ends of the text.' : wholeLine(whole)),
  ),
  'unescaped-quote': error<{
    /** The line as it should be. */
    whole: string;
    /** Where the text itself has no mark. */
    lacks: 'none' | 'start' | 'end';
  }>(
    'Quotation mark inside a text',
    ({ lacks }) =>
      lacks === 'none'
        ? 'Quotation marks stand inside this text, and it ends at the first of them, though more words follow.'
        : `Quotation marks stand inside this text, and none where it ${lacks === 'start' ? 'begins' : 'ends'}.`,
    (marks) =>
      `${marks.lacks === 'end' ? 'If the words behind it are a note of your own, delete them. Otherwise: ' : ''}${escapedLine(marks)}`,
  ),
  'text-in-pieces': error<{
    count: number;
    whole: string;
  }>(
    'Text in pieces',
    ({ count }) => `One text stands here in ${count} pieces, each with its own quotation marks.`,
    ({ whole }) =>
      whole.length > 300
        ? 'Write all of it between one pair of quotation marks.'
        : `Write it between one pair of quotation marks: ${whole}`,
  ),
  'unclosed-text': error<{
    isEscaped?: boolean;
    /** Whether a ' stands in the place of its quotation mark. */
    isSingle?: boolean;
    /** The line on which its quotation mark stands. */
    line?: number;
    /** Whether its lines begin with days, times and names, as a messenger copies them. */
    isMessenger?: boolean;
  }>(
    'Text without an end',
    ({ isEscaped, isSingle, line }) => {
      if (isEscaped === true)
        return 'This quotation mark does not end the text, because a backslash stands before it.';
      if (isSingle === true) return 'This text begins with " and ends with \'.';
      return line === undefined ? 'This text has no closing quotation mark.' : goesOn(line);
    },
    ({ isEscaped, isSingle, line, isMessenger }) => {
      if (isEscaped === true) return 'Delete the backslash.';
      if (isSingle === true) return 'Write " in place of the \'.';
      if (line === undefined) return 'Type " where the text ends. A text stands on one line.';
      return isMessenger === true ? `${ofMessenger}. ${joinLines}` : joinLines;
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
  'unquoted-text': error<UnquotedWords>('Text without quotation marks', unquotedMessage, unquotedHint),
  'texts-without-brackets': error<{
    name: string;
    texts: string[];
    letters: number;
    /** Whether no list can stand there. */
    isSingle?: boolean;
  }>(
    'Several texts without brackets',
    ({ name, texts, isSingle }) =>
      `Behind ${brief(name, 40)} stand several texts, ${texts.length} of them, ${isSingle === true ? 'but only one text can stand there' : 'without the brackets of a list'}.`,
    ({ name, texts, isSingle }) =>
      isSingle === true
        ? 'Make one text of them, between one pair of quotation marks.'
        : `Type [ before the first one and ] behind the last one: ${name}: [${texts.map((one) => brief(one, 30)).join(', ')}]`,
  ),
};
