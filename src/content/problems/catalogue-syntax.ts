import { seenInstead } from '../places/unseen';
import { error } from './define';
import { bracketProblems } from './catalogue-brackets';
import { foreignProblems } from './catalogue-foreign';
import { quoteProblems, stopInText } from './catalogue-quotes';
import { pictureNameFor } from './own-computer';
import { brief, codePoint, deleteOrPart, endOf, inLines } from './wording';

/** What files of other programs begin with, and what to do with them. */
const foreign: readonly (readonly [beginning: RegExp, remedy: string])[] = [
  [
    /^(?:<(?:!doctype|html|\?xml|svg|[a-z])|MIME-Version:)/i,
    'This is a web page or a drawing, not a document: take it out of this folder. If a word processor made it out of a document, save that as plain text in UTF-8.',
  ],
];

/** What to do with the path of a file on the own computer, by what it is for. */
function remedyForFile(path: string, isAlone: boolean): string {
  const [, inMedia] = /[\\/]_media[\\/](.+)\.\w+$/i.exec(path) ?? [];
  if (inMedia !== undefined)
    return `Write "${inMedia.replaceAll('\\', '/')}": names of pictures begin in the folder pages-json/_media.`;
  if (!isAlone) return 'Take it out. If it is meant as words, write \\\\ for each backslash.';
  const [ending] = /\.(?:jpe?g|png|webp|svg|gif|heic|avif|bmp|tiff?)$/i.exec(path) ?? [];
  return ending !== undefined
    ? `Copy it to pages-json/_media/${pictureNameFor(path)}${ending.toLowerCase()} and write "${pictureNameFor(path)}". If it is in a folder of _media already, write that with its folder, like "books/${pictureNameFor(path)}".`
    : `A link: write the address of a page of this site, like "/invite", or one that begins with https://.${/\.\w{2,5}$/.test(path) ? '' : ' A picture: copy it into the folder pages-json/_media, and write its name there without the ending.'}`;
}

const waysToWrite = {
  picture:
    'Write the name that the picture has in the folder pages-json/_media, with slashes and without its ending',
  page: 'Write the address of the page, with slashes and without the ending of its file',
  other: 'Write it with slashes, as on every system',
};

/** A file that cannot be read as JSON (RFC 8259). */
export const syntaxProblems = {
  ...bracketProblems,
  ...foreignProblems,
  ...quoteProblems,
  'invisible-character': error<{ character: string }>(
    'Character that cannot be seen',
    ({ character }) =>
      `A character that cannot be seen stands here (${codePoint(character)}); such characters come with copied text.`,
    () => 'Delete it and type an ordinary space, if one is needed.',
  ),
  'not-json': error<{ start: string; from?: number; to?: number }>(
    'Not a document',
    ({ start }) =>
      `A document starts with {, and a shared list with [. This file starts with ${brief(start, 30)}`,
    ({ start, from, to = from }) =>
      from !== undefined && to !== undefined
        ? `Delete ${inLines(from, to)}: nothing may stand before the first bracket.`
        : (foreign.find(([beginning]) => beginning.test(start))?.[1] ??
          'Add the missing bracket, or copy the text of another page into the file and change the words.'),
  ),
  'missing-comma': error<{
    instead?: string;
    isBorder?: boolean;
    /** The text with its comma, which stands between the quotation marks, behind them. */
    whole?: string;
  }>(
    'Missing comma',
    ({ instead, isBorder, whole }) => {
      if (whole !== undefined)
        return 'The comma stands inside of the quotation marks here, and belongs behind them.';
      if (isBorder === true) return 'An entry ends here and another one begins, but nothing parts them.';
      return instead === undefined
        ? 'A comma is missing after this.'
        : `Here stands ${instead} where a comma belongs.`;
    },
    ({ instead, isBorder, whole }) => {
      if (whole !== undefined) return `Type the quotation mark first: ${endOf(whole, 60)}`;
      return isBorder === true
        ? 'Type }, in a line of its own below this one, and { in the next.'
        : `Type a comma ${instead === undefined ? 'here' : 'instead'}: entries are separated by commas.${instead === '.' ? stopInText : ''}`;
    },
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
  'missing-colon': error<{ key: string; instead?: string; isInside?: boolean; whole?: string }>(
    'Missing colon',
    ({ key, instead, isInside, whole }) => {
      if (whole !== undefined)
        return `The name ${brief(key, 40)} and its value stand between one pair of quotation marks here.`;
      if (isInside === true)
        return 'The colon stands between the quotation marks here, and belongs behind them.';
      return instead === undefined
        ? `A colon is missing after ${brief(key, 40)}.`
        : `Here stands ${instead} where a colon belongs.`;
    },
    ({ key, whole }) =>
      whole === undefined ? `Write ${brief(key, 40)}: and then the value.` : `Write ${brief(whole, 120)}`,
  ),
  'extra-colon': error<{ isInList: boolean; members?: string; isDouble?: boolean }>(
    'Colon too many',
    ({ isInList }) => (isInList ? 'A list has no names and no colons.' : 'There is a colon too many here.'),
    ({ isInList, members, isDouble }) =>
      members !== undefined
        ? `Put curly brackets around them: { ${brief(members, 90)} }.`
        : isInList
          ? 'Put the name and its value into curly brackets: { "name": "value" }. Or delete the name and the colon.'
          : isDouble === true
            ? 'Delete it: between a name and its value stands one colon.'
            : 'After a value comes a comma. If two names follow each other, the first has lost its value, or something was pasted here twice: look for the same lines above.',
  ),
  'missing-value': error(
    'Missing value',
    () => 'A value is missing here.',
    () => 'Type the value after the colon, a text between quotation marks, or delete the whole entry.',
  ),
  'bad-escape': error<{
    found: string;
    /** What a path is called on the site, and of what it is one. */
    path?: string;
    kind?: 'picture' | 'page' | 'other';
    file?: string;
    isAlone?: boolean;
    /** Whether the sign of an entry stands before it. */
    isBullet?: boolean;
    /** Whether a character without a meaning stands between two letters. */
    isUnclear?: boolean;
  }>(
    'Backslash or control character in a text',
    ({ found, file }) => {
      if (file !== undefined)
        return `${brief(file, 80)} lies on one computer alone, where no visitor can get it.`;
      if (found.startsWith('\\'))
        return `${found} means nothing in a text: a backslash makes a sign together with what follows it.`;
      return found === '\t'
        ? 'A tab stands in this text.'
        : `A character that cannot be seen stands in this text (${codePoint(found)}).`;
    },
    ({ found, path, kind = 'other', file, isAlone, isBullet, isUnclear }) => {
      if (isBullet === true)
        return 'Type a hyphen and a space, "- ", in the place of the sign and the tab: so an entry of a list begins. Where each text is an entry by itself, delete both.';
      if (file !== undefined) return remedyForFile(file, isAlone === true);
      if (path !== undefined) return `${waysToWrite[kind]}: "${path}".`;
      if (found.startsWith('\\u'))
        return 'Type the letter itself, or \\u and four digits, like \\u20b9 for ₹.';
      if (found.startsWith('\\'))
        return `Write ${found.slice(1)} without the backslash, or two backslashes (\\\\) if one should be seen.`;
      const instead = found === '\t' ? ' ' : seenInstead(found);
      if (instead === '') return isUnclear === true ? deleteOrPart : 'Delete it.';
      return `Type ${instead === ' ' ? 'a space' : `"${instead}"`} instead.`;
    },
  ),
  'bad-number': error<{
    text: string;
    whole?: string;
    /** The number alone, where a word stands behind it. */
    number?: string;
  }>(
    'Unreadable number',
    ({ text, whole }) =>
      whole === undefined
        ? `${brief(text, 30)} is not a number that JSON knows.`
        : `A ${/^\d{4}-\d\d?-\d\d?$/.test(text) ? 'day' : 'telephone number'} stands here without quotation marks, and JSON cannot read it as a number.`,
    ({ text, whole, number }) => {
      if (whole !== undefined) return `Put it between quotation marks: ${brief(whole, 90)}`;
      return number === undefined
        ? 'Write a whole number with digits alone, like 4 or 12. If it is meant as a text, put it between quotation marks.'
        : `Write ${number}. Where a text belongs, put all of it between quotation marks: "${text}".`;
    },
  ),
};
