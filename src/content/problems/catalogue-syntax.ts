import { seenInstead } from '../places/unseen';
import { bracketProblems } from './catalogue-brackets';
import { quoteProblems, stopInText } from './catalogue-quotes';
import { error } from './define';
import { embedHint } from './embed-words';
import { brief, codePoint, deleteOrPart, inLines } from './wording';

/** By what other programs put before lines: that, and what to do. */
const marks = {
  number: ['its number, as programs show it beside a text', 'Take the numbers away, in every line.'],
  changes: [
    '+ or -, as programs show what was changed in a text',
    'Delete the lines that begin with -, and take the + away from the others.',
  ],
  quotation: ['>, as mail programs put it before what they quote', 'Take the > away, in every line.'],
  stamp: ['the time and the name of a message, as messengers copy them', 'Take them away, in every line.'],
} as const;

/** A file that cannot be read as JSON (RFC 8259). */
export const syntaxProblems = {
  ...bracketProblems,
  ...quoteProblems,
  'invisible-character': error<{ character: string }>(
    'Character that cannot be seen',
    ({ character }) =>
      `A character that cannot be seen stands here (${codePoint(character)}); such characters come with copied text.`,
    () => 'Delete it and type an ordinary space, if one is needed.',
  ),
  'not-json': error<{ start: string }>(
    'Not a document',
    ({ start }) =>
      `A document starts with {, and a shared list with [. This file starts with ${brief(start, 30)}`,
    ({ start }) =>
      /^(?:<|MIME-Version:)/i.test(start)
        ? 'This is a web page or a drawing: take it out of this folder. If a word processor made it out of a document, save that as plain text in UTF-8.'
        : 'Add the missing bracket, or copy the text of another page into the file and change the words.',
  ),
  'missing-comma': error<{
    instead?: string;
    /** Whether two entries run together. */
    isBorder?: boolean;
  }>(
    'Missing comma',
    ({ instead, isBorder }) => {
      if (isBorder === true) return 'An entry ends here and another one begins, but nothing parts them.';
      return instead === undefined
        ? 'A comma is missing after this.'
        : `Here stands ${instead} where a comma belongs.`;
    },
    ({ instead, isBorder }) =>
      isBorder === true
        ? 'Type }, in a line of its own below this one, and { in the next.'
        : `Type a comma ${instead === undefined ? 'here' : 'instead'}: entries are separated by commas.${instead === '.' ? stopInText : ''}`,
  ),
  'trailing-comma': error(
    'Comma before a closing bracket',
    () => 'After this comma nothing more comes.',
    () => 'Delete the comma: the last entry before a closing bracket has none.',
  ),
  'extra-comma': error(
    'Comma too many',
    () => 'There is a comma too many here.',
    () => 'Delete it: between two entries stands one comma.',
  ),
  'missing-colon': error<{
    key: string;
    instead?: string;
    /** Both as they should be, where they stand between one pair of quotation marks. */
    whole?: string;
  }>(
    'Missing colon',
    ({ key, instead, whole }) => {
      if (whole !== undefined)
        return `The name ${brief(key, 40)} and its value stand between one pair of quotation marks here.`;
      return instead === undefined
        ? `A colon is missing after ${brief(key, 40)}.`
        : `Here stands ${instead} where a colon belongs.`;
    },
    ({ key, whole }) =>
      `Write ${whole === undefined ? `${brief(key, 40)}: and then the value.` : brief(whole, 120)}`,
  ),
  'extra-colon': error<{
    isInList: boolean;
    /** Names and values without their brackets. */
    members?: string;
  }>(
    'Colon too many',
    ({ isInList }) => (isInList ? 'A list has no names and no colons.' : 'There is a colon too many here.'),
    ({ isInList, members = '"name": "value"' }) =>
      isInList
        ? `Put the name and its value into curly brackets: { ${brief(members, 90)} }. Or delete the name and the colon.`
        : 'Delete it. After a value comes a comma; if two names follow each other, the first has lost its value.',
  ),
  'missing-value': error(
    'Missing value',
    () => 'A value is missing here.',
    () => 'Type the value after the colon, a text between quotation marks, or delete the whole entry.',
  ),
  'bad-escape': error<{ found: string }>(
    'Backslash or control character in a text',
    ({ found }) => {
      if (found.startsWith('\\'))
        return `${found} means nothing in a text: a backslash makes a sign together with what follows it.`;
      return found === '\t'
        ? 'A tab stands in this text.'
        : `A character that cannot be seen stands in this text (${codePoint(found)}).`;
    },
    ({ found }) => {
      if (found.startsWith('\\u'))
        return 'Type the letter itself, or \\u and four digits, like \\u20b9 for ₹.';
      if (found.startsWith('\\'))
        return `In a path write / in place of each backslash; a picture has the name that it has in pages-json/_media, without its ending. Elsewhere write ${found.slice(1)} alone, or two backslashes (\\\\) if one should be seen.`;
      const instead = found === '\t' ? ' ' : seenInstead(found);
      if (instead === '') return deleteOrPart;
      return `Type ${instead === ' ' ? 'a space' : `"${instead}"`} instead.`;
    },
  ),
  'bad-number': error<{ text: string }>(
    'Unreadable number',
    ({ text }) => `${brief(text, 30)} is not a number that JSON knows.`,
    ({ text }) =>
      `Write a whole number with digits alone, like 4 or 12. If it is meant as a text, put it between quotation marks: "${text}".`,
  ),
  'merge-conflict': error(
    'Two versions of one stretch',
    () =>
      'Two people changed the same lines, and git has put both versions here, between lines of <<<<<<<, ======= and >>>>>>>.',
    () => 'Keep the right version, and delete the other one and the three lines of signs.',
  ),
  'left-marker': error<{ marker: string }>(
    'Line of git that was left over',
    ({ marker }) => `This line of ${marker} is one of those that git puts between two versions of a stretch.`,
    () => 'Delete it, and see that what stands around it is one version and not both.',
  ),
  'code-fence': error(
    'Lines of another program around the document',
    () => 'Here stands a line of ```, as assistants and Markdown put them around code.',
    () => 'Delete this line, and one like it at the other end: a document begins with { or [.',
  ),
  'comment-in-json': error<{
    /** Whether it says that something was left out. */
    isOmission?: boolean;
    /** The lines that a note fills. */
    from?: number;
    to?: number;
  }>(
    'Comment',
    ({ isOmission }) =>
      isOmission === true
        ? 'This says that something was left out here: it is no part of the document.'
        : 'This is a note or a comment, and a document cannot hold any.',
    ({ isOmission, from, to }) => {
      if (isOmission === true)
        return 'Put back what stood here, from an older copy of the file. Or write a text between quotation marks in its place, or delete the whole entry. If nothing is missing, delete this.';
      return from === undefined || to === undefined
        ? 'Delete it.'
        : `Delete ${inLines(from, to)}. What visitors are to read belongs between the quotation marks of a text.`;
    },
  ),
  'copied-marks': error<{ kind: keyof typeof marks }>(
    'Signs that were copied with the lines',
    ({ kind }) => `Lines begin with ${marks[kind][0]}.`,
    ({ kind }) => marks[kind][1],
  ),
  'embed-code': error<{ code: string }>(
    'Code of another site',
    () =>
      'This is code with which another site shows something of its own: a page would show the code itself.',
    ({ code }) => embedHint(code),
  ),
  'pasted-twice': error<{
    first: number;
    last: number;
    /** Where it stands too. */
    other: number;
  }>(
    'Lines that were pasted twice',
    ({ other, first, last }) =>
      `What begins here stands ${other < first ? 'above' : 'below'} too, from line ${other} to ${other + last - first}: it was pasted a second time.`,
    ({ first, last }) => `Delete ${inLines(first, last)}, as far as they stand twice.`,
  ),
};
