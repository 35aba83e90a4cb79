import { error, warning } from '../../problems/define';
import { embedHint, embedStart } from '../../problems/embed-words';
import { brief, count } from '../../problems/wording';

/** Formatting of texts that does not do what its author thinks. */
export const formattingProblems = {
  'forbidden-html': error<{ element: string; code: string | undefined }>(
    'Element that may not stand in a text',
    ({ element }) => `<${brief(element, 30)}> may not stand in a text: it would be left out of the page.`,
    ({ code }) =>
      code !== undefined
        ? embedHint(code)
        : 'Take it out. Pictures, forms and videos have blocks of their own; for a layout use the blocks.',
  ),
  'space-in-address': error<{ address: string }>(
    'Space in an address',
    ({ address }) =>
      `"${brief(address)}" has a space, so it would be shown as it stands here and not as a link.`,
    ({ address }) => `Put it between < and >: (<${brief(address)}>). Or use a button ("actions").`,
  ),
  'broken-markdown': error<{ written: string; better?: string }>(
    'Formatting that is not complete',
    ({ written }) => `"${brief(written)}" would be shown with these signs: as formatting it is not complete.`,
    ({ better }) =>
      better === undefined
        ? 'Write ** behind the last of the bold words too, or take the ** away.'
        : `Write "${brief(better, 90)}" there.`,
  ),
  'unclosed-element': error<{ name: string }>(
    'Element without its end',
    ({ name }) =>
      name.startsWith('/')
        ? `<${name}> ends nothing: no <${name.slice(1)}> stands before it in this text.`
        : `<${name}> has no end, so all that follows in this text would look like the words it is for.`,
    ({ name }) =>
      name.startsWith('/')
        ? `Write <${name.slice(1)}> where it begins, or take this out.`
        : `Write </${name}> behind the last of its words, or take <${name}> out.`,
  ),
  'dropped-attribute': warning<{ name: string }>(
    'Look that a text cannot have',
    ({ name }) => `${name}="…" would be left out of the page: the site decides how texts look.`,
    () => 'Take it out. What shall stand out is written **bold** or *stressed*.',
  ),
  'typed-bullet': warning<{ written: string; more: number; behind: string | undefined }>(
    'List that is none',
    ({ written, more }) =>
      `"${brief(written, 40)}"${more === 0 ? '' : ` and ${count(more, 'entry', 'entries')} behind it`} would be shown with ${more === 0 ? 'its sign' : 'their signs'}, and the lines run together: this is no list.`,
    ({ written, behind }) =>
      `Begin each entry with a hyphen and a space, a line each: "- ${brief(written.replace(/^\S\s*/u, ''), 40)}".${behind === undefined ? '' : ` Then type "", in a line of its own above "${brief(behind, 40)}": it would run into the list.`}`,
  ),
  'line-joins-entry': warning<{ written: string }>(
    'Line that runs into a list',
    ({ written }) =>
      `"${brief(written, 40)}" stands right behind an entry of a list, and would be shown as a part of it.`,
    () =>
      'Type "", in a line of its own above it, with its comma. If it belongs to the entry, put both into one line.',
  ),
  'plain-formatting': warning<{ written: string; plain: string }>(
    'Formatting in a text that has none',
    ({ written }) => `This text has no formatting, so "${brief(written)}" would be shown as it stands here.`,
    ({ written, plain }) =>
      embedStart.test(written) ? embedHint(written) : `Write only the words: "${brief(plain, 90)}"`,
  ),
  'missing-lang': error<{ words: string; place: 'beside' | 'formatted' | 'mixed' | 'plain' }>(
    'Hindi or Marathi without its language',
    ({ words }) =>
      `"${brief(words, 40)}" does not say which language it is, so a screen reader would stumble over it.`,
    ({ words, place }) =>
      place === 'beside'
        ? 'Add "lang": "mr" (Marathi) or "lang": "hi" (Hindi) beside it.'
        : place === 'mixed'
          ? 'Write it in the language of the texts beside it, or all of them in this one, with "lang": "mr" (Marathi) or "lang": "hi" (Hindi): "lang" counts for all.'
          : place === 'formatted'
            ? `Write <span lang=\\"mr\\">${brief(words, 90)}</span> (Marathi), or lang=\\"hi\\" (Hindi).`
            : 'Write it in Latin letters: nothing can say here which language a text is.',
  ),
  'text-too-deep': error(
    'Text nested too deep',
    () => 'In this text too many quotations, lists or elements stand inside each other.',
    () => 'Write it flatter. Look for a sign (like > or <b>) that was typed or pasted many times.',
  ),
  'too-many-marks': error<{ limit: number }>(
    'Text with too many signs of formatting',
    ({ limit }) =>
      `This text has more than ${limit} times one of the signs * and _: to work out which belong together would take too long.`,
    () => 'Look for a sign that was typed or pasted many times, or divide the text into several blocks.',
  ),
  'foreign-markdown': error<{
    kind: keyof typeof foreignNames | 'heading';
    written: string;
    better?: string;
  }>(
    'Formatting of another program',
    ({ kind, written }) =>
      `"${brief(written)}" would be shown with its signs: ${kind === 'heading' ? 'a heading has a space behind them' : `${foreignNames[kind]} cannot be written so here`}.`,
    ({ kind, better }) =>
      better === undefined
        ? foreignHints[kind === 'table' ? 'table' : 'footnote']
        : `Write "${brief(better, 90)}".`,
  ),
  'joined-paragraphs': warning<{ written: string }>(
    'Two paragraphs in one',
    ({ written }) =>
      `"${brief(written, 40)}" would be shown in one paragraph with the line above it, as nothing parts them.`,
    () =>
      'Type "", in a line of its own above it, with its comma, and a new paragraph begins. If both are one paragraph, put them into one line.',
  ),
};

const foreignNames = {
  table: 'a table',
  struck: 'words that are struck out',
  marked: 'marked words',
  footnote: 'a footnote',
  task: 'a box to tick',
};

const foreignHints = {
  table: 'Write a list, a line of it for each row ("- Monday: Pune"), or the table as HTML: <table><tr><td>.',
  footnote:
    'Write what it says in brackets behind the words, or let the words lead there: [words](https://…).',
};
