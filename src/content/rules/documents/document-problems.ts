import { error, warning } from '../../problems/define';
import { respell, swap } from '../../problems/fixes';
import { brief, count, either } from '../../problems/wording';

const remedy = '"npm run migrate" writes everything for the newest version, and keeps your layout.';

function isInOtherCase(written: string, better = ''): boolean {
  return written.toLowerCase() === better.toLowerCase();
}

/** What a document takes from elsewhere: placeholders, shared lists, the version of the schemas. */
export const documentProblems = {
  'unknown-token': error<{ token: string; near?: string; known: string[] }>(
    'Unknown placeholder',
    ({ token }) => `{${brief(token)}} stands for nothing.`,
    ({ near, known }) =>
      near === undefined
        ? `The placeholders are: ${known.map((name) => `{${name}}`).join(', ')}.`
        : `Did you mean {${near}}?`,
    respell('token'),
  ),
  'unknown-collection': error<{ name: string; near?: string; wanted: string; known: string[] }>(
    'Unknown shared list',
    ({ name }) => `There is no shared list called "${brief(name)}".`,
    ({ name, near, wanted, known }) => {
      if (near !== undefined) return `Did you mean "${near}"?`;
      const others =
        known.length > 0 ? `The shared lists are: ${either(known)}.` : 'The folder _collections is empty.';
      // Articles are pages.
      if (wanted === 'articleCard') return others;
      if (wanted === 'formOption') return `${others} Or write the options here.`;
      return `${others} Or write it: _collections/${brief(name)}.json, { "listOf": "${wanted}", "items": [ { … } ] }.`;
    },
    respell('name'),
  ),
  'wrong-collection': error<{ name: string; holds: string; wanted: string; fitting: string[] }>(
    'Shared list that does not fit',
    ({ name, holds, wanted }) =>
      `The list "${name}" holds ${holds} entries; this block shows ${wanted} entries.`,
    ({ fitting }) =>
      fitting.length > 0
        ? `Lists that fit: ${either(fitting)}.`
        : 'Write the entries here instead: "items": [ … ].',
  ),
  'too-few-entries': error<{ name: string; wanted: number; length: number }>(
    'More entries asked for than there are',
    ({ name, wanted, length }) =>
      `The list "${name}" has ${count(length, 'entry', 'entries')}, and this block asks for ${wanted}.`,
    ({ length }) => `Write ${length} or fewer, or leave "first" out to take all.`,
  ),
  'english-interface': warning<{ subtag: string }>(
    'Language without buttons and messages',
    ({ subtag }) =>
      `There are no texts for buttons and messages in "${subtag}" yet, so they stand in English on the site.`,
    ({ subtag }) =>
      `Ask the person who looks after the program to translate src/words/en/ into src/words/${subtag}/: src/words/README.md.`,
  ),
  'wrong-language': error<{ written: string; better?: string }>(
    'Language without its code',
    ({ written, better }) =>
      `"${brief(written)}" ${isInOtherCase(written, better) ? 'is not written as the code of a language is' : 'is not the code of a language'}.`,
    ({ better }) =>
      better === undefined
        ? 'Write its tag (BCP 47), as "mr" for Marathi or "de" for German: two or three small letters, and more only where they are needed, as in "hi-Latn".'
        : `Write "${better}".`,
    swap('written'),
  ),
  'wrong-country': error<{ written: string; better?: string }>(
    'Country without its code',
    ({ written, better }) =>
      `"${brief(written)}" ${isInOtherCase(written, better) ? 'is not written as the code of a country is' : 'is not the code of a country'}.`,
    ({ better }) =>
      better === undefined
        ? 'Write its two capitals (ISO 3166-1), as "IN" for India or "DE" for Germany.'
        : `Write "${better}".`,
    swap('written'),
  ),
  'old-format': error<{ version: number; about: string; times: number; isFixable: boolean }>(
    'Written as in an older version',
    ({ version, about, times }) =>
      `Since version ${version} of the schemas ${about}. This file has it as it was before${times > 1 ? `, ${count(times, 'time', 'times')}` : ''}.`,
    // What names the newest version and is written as before is left alone by a migration.
    ({ isFixable }) =>
      isFixable
        ? '"npm run check -- --fix" writes it in the new form. Where the whole site is as it was, "npm run migrate" does so with all of it.'
        : remedy,
  ),
  'old-version': error<{ version: number; current: number }>(
    'Written for an older version',
    ({ version, current }) =>
      `This was written for version ${version} of the schemas, and the project is at version ${current}.`,
    () => remedy,
  ),
  'newer-version': error<{ version: number; current: number }>(
    'Written for a newer version',
    ({ version, current }) =>
      `This was written for version ${version} of the schemas, and the project knows them up to version ${current} only.`,
    () => 'Take the newest version of the project, or a copy of this file from before.',
  ),
  'misspelt-placeholder': error<{ written: string; name: string }>(
    'Placeholder between other signs',
    ({ written }) =>
      `"${brief(written)}" would be shown as it is typed: a placeholder stands between curly brackets.`,
    ({ name }) => `Write {${name}}, with one curly bracket on each side and no spaces.`,
  ),
  'wrong-isbn': warning<{ isbn: string; last: number }>(
    'ISBN of no book',
    ({ isbn }) =>
      `"${brief(isbn)}" is no ISBN: its last digit does not fit the others, so one of them is wrong.`,
    ({ isbn, last }) =>
      `Compare it with the back of the book. If all others are right, the last digit is ${last}: "${isbn.slice(0, -1)}${last}".`,
  ),
  'wrong-schema-path': warning<{ written: string; better: string }>(
    'Line for the editor that leads nowhere',
    ({ written }) =>
      `"${brief(written, 80)}" does not lead to the schemas from the folder of this file, so editors cannot help with it.`,
    ({ better }) => `Write "${brief(better, 80)}".`,
    swap('written'),
  ),
};
