import type { Trouble } from '../source/source';
import { error } from './define';
import { brief, either } from './wording';

/** By what is the matter: what it is, and what to do. */
const troubles: Record<Trouble, [what: string, remedy: string]> = {
  link: [
    'This is a link to another place, and links are not followed: what is behind them could be anything.',
    'Put what it leads to here, in place of the link.',
  ],
  gone: ['This file was here a moment ago and is gone.', 'Check again.'],
  forbidden: ['You are not allowed to read this.', 'Change who may read it, or take it out of this folder.'],
  special: ['This is no ordinary file.', 'Take it out of this folder.'],
  name: [
    'The name of this file has letters that cannot be read: it is not written in UTF-8.',
    'Rename it; small letters, digits and hyphens work everywhere.',
  ],
  failed: ['The disk could not read this file.', 'Try again. If that does not help, take it from a copy.'],
};

/** By the kind of another program's file: what it is, and what to do. */
const foreignFiles = {
  picture: [
    'a picture',
    'Move it into the folder pages-json/_media, with the ending that its kind has, like .jpg or .png.',
  ],
  film: ['a film', 'Take it out of this folder: films stand on YouTube, and a block "videos" shows them.'],
  pdf: ['a PDF', 'Take it out of this folder, and copy its words into the text of another page.'],
  rtf: [
    'a text with formatting (RTF), as TextEdit and word processors save it',
    'In TextEdit choose "Format" and then "Make Plain Text", and save it; in a word processor save it as plain text in UTF-8.',
  ],
  archive: [
    'a file of a word processor, or an archive (ZIP)',
    'Take it out of this folder, and copy its words into the text of another page.',
  ],
} as const;

/** By what a document holds: that, and where it belongs. */
const misfiled = {
  page: ['holds a page', 'Move it among the pages, under a name without _: its place is its address.'],
  site: [
    'holds the settings of a site',
    'Move it into the pages folder itself, as _site.json, or delete it.',
  ],
  list: ['holds a shared list', 'Move it into the folder _collections.'],
  form: ['holds a form', 'Move it into the folder _forms.'],
  chat: ['holds the words of the chat', 'Move it into the pages folder itself, as _chat.json, or delete it.'],
} as const;

/** A file that is not even looked at as JSON. */
export const fileProblems = {
  'file-too-large': error<{ megabytes: string }>(
    'File too large',
    ({ megabytes }) => `This file is ${megabytes} MB; a document may have at most 2 MB.`,
    () =>
      'Divide it into several pages. Pictures belong into the folder pages-json/_media, not into a document.',
  ),
  'wrong-encoding': error<{ encoding: string }>(
    'Wrong encoding',
    ({ encoding }) => `This file is not saved as UTF-8 (${encoding}), so some letters cannot be read.`,
    () =>
      'In Notepad choose "Save as" and then "UTF-8" beside "Encoding"; in other editors "Save with encoding" and then "UTF-8".',
  ),
  'foreign-file': error<{ kind: keyof typeof foreignFiles }>(
    'File of another program',
    ({ kind }) => `This is ${foreignFiles[kind][0]}, whatever its name says: a document is text.`,
    ({ kind }) => foreignFiles[kind][1],
  ),
  'unreadable-file': error<{ trouble: Trouble }>(
    'File that cannot be read',
    ({ trouble }) => troubles[trouble][0],
    ({ trouble }) => troubles[trouble][1],
  ),
  'misfiled-document': error<{ name: string; holds: keyof typeof misfiled }>(
    'Document in the place of another kind',
    ({ name, holds }) => `${brief(name, 90)} ${misfiled[holds][0]}, and that is not its place.`,
    ({ holds }) => `${misfiled[holds][1]} If something else stood here, take that from an older copy.`,
  ),
  'foreign-document': error<{ name: string }>(
    'Document that is no page',
    ({ name }) => `${brief(name, 90)} holds nothing that a page has: no "title", no "seo" and no "blocks".`,
    () =>
      'If another program needs it, take it out of this folder: every document here becomes a page. Otherwise copy the text of another page into it, and change the words.',
  ),
  'unknown-list-file': error<{ name: string }>(
    'Shared list that is never read',
    ({ name }) => `The list "${name}" is made of the pages that are articles, so this file is never read.`,
    () => 'Give the file another name, and write that where a block takes its entries from it.',
  ),
  'bare-list': error<{ kinds: string[] }>(
    'Shared list that does not say what its entries are',
    () => 'These are entries, and nothing says what they are.',
    ({ kinds }) =>
      `Write { "listOf": "card", "items": in front of the list and } behind it. Instead of card it can be ${either(
        kinds.filter((kind) => kind !== 'card'),
        kinds.length,
      )}.`,
  ),
  'empty-file': error(
    'Empty file',
    () => 'This file is empty.',
    () => 'Copy the text of a file like it and change the words, or delete the file.',
  ),
  'too-deep': error<{ limit: number }>(
    'Nested too deep',
    ({ limit }) => `There are more than ${limit} brackets inside each other here.`,
    () => 'No block needs that. Look for a bracket that was pasted many times.',
  ),
};
