import { error } from './define';
import { brief } from './wording';

const closing = { '{': '}', '[': ']' };

/** A file that cannot be read as JSON (RFC 8259). */
export const syntaxProblems = {
  'file-too-large': error<{ megabytes: string }>(
    'File too large',
    ({ megabytes }) => `This file is ${megabytes} MB; a document may have at most 2 MB.`,
    () => 'Divide it into several pages. Pictures belong into the folder _media, not into a document.',
  ),
  'wrong-encoding': error<{ encoding: string }>(
    'Wrong encoding',
    ({ encoding }) => `This file is not saved as UTF-8 (${encoding}), so some letters cannot be read.`,
    () => 'In your editor choose "Save with encoding" and then "UTF-8".',
  ),
  'empty-file': error(
    'Empty file',
    () => 'This file is empty.',
    () => 'Copy the text of another page into it and change the words, or delete the file.',
  ),
  'too-deep': error<{ limit: number }>(
    'Nested too deep',
    ({ limit }) => `There are more than ${limit} brackets inside each other here.`,
    () => 'No block needs that. Look for a bracket that was pasted many times.',
  ),
  'smart-quotes': error<{ quote: string }>(
    'Curly quotation mark',
    ({ quote }) => `${quote} is a curly quotation mark, as word processors write it. JSON knows only the straight one.`,
    () => 'Type " instead, at both ends of the text.',
  ),
  'single-quotes': error(
    'Single quotation mark',
    () => "A text stands between single quotation marks (').",
    () => 'Type " instead, at both ends of the text.',
  ),
  'comment-in-json': error(
    'Comment',
    () => 'JSON knows no comments.',
    () => 'Delete it. Notes about a page belong into the message of the change.',
  ),
  'unquoted-text': error<{ text: string }>(
    'Text without quotation marks',
    ({ text }) => `${brief(text, 30)} stands without quotation marks.`,
    ({ text }) =>
      /^(?:true|false|null)$/i.test(text)
        ? `Write it in small letters: ${text.toLowerCase()}.`
        : `Put it between quotation marks: "${brief(text, 30)}".`,
  ),
  'missing-comma': error(
    'Missing comma',
    () => 'A comma is missing after this.',
    () => 'Type a comma here: entries are separated by commas.',
  ),
  'unescaped-quote': error(
    'Quotation mark inside a text',
    () => 'The text ends at this quotation mark, but more words follow.',
    () => 'If the quotation mark belongs to the text, write \\" (or use “ and ” inside the text). Otherwise a comma is missing here.',
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
  'missing-colon': error<{ key: string }>(
    'Missing colon',
    ({ key }) => `A colon is missing after ${brief(key, 40)}.`,
    ({ key }) => `Write ${brief(key, 40)}: and then the value.`,
  ),
  'missing-value': error(
    'Missing value',
    () => 'A value is missing here.',
    () => 'Type the value after the colon, a text between quotation marks, or delete the whole entry.',
  ),
  'unclosed-text': error(
    'Text without an end',
    () => 'This text has no closing quotation mark on its line.',
    () => 'Type " where the text ends. A line break inside a text is written \\n.',
  ),
  'unclosed-bracket': error<{ bracket: '{' | '['; before?: number }>(
    'Bracket without an end',
    ({ bracket }) => `This ${bracket} is never closed.`,
    ({ bracket, before }) =>
      `Type ${closing[bracket]} where it ends${before === undefined ? ', at the latest at the end of the file' : `, before line ${before}`}.`,
  ),
  'extra-bracket': error<{ bracket: string }>(
    'Bracket too many',
    ({ bracket }) => `This ${bracket} closes nothing.`,
    () => 'Delete it, or look above for a bracket that was closed too early.',
  ),
  'text-after-end': error(
    'Text after the end',
    () => 'The document has ended, but more text follows.',
    () => 'Delete it, or look above for a bracket that was closed too early.',
  ),
  'bad-escape': error(
    'Backslash or control character in a text',
    () => 'This cannot stand in a text as it is.',
    () => 'A backslash is written \\\\, a tab \\t and a line break \\n.',
  ),
  'bad-number': error<{ text: string }>(
    'Unreadable number',
    ({ text }) => `${brief(text, 30)} is not a number that JSON knows.`,
    () => 'Write numbers with digits and a point, like 12 or 0.5, or put it between quotation marks if it is a text.',
  ),
  'duplicate-key': error<{ key: string; firstLine: number }>(
    'Property twice',
    ({ key, firstLine }) => `"${brief(key, 40)}" stands twice here; the first is in line ${firstLine}. Only one of them would count.`,
    () => 'Keep the right one and delete the other, or give it its proper name.',
  ),
};
