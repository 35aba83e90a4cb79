import { error, warning } from '../../problems/define';
import { swap, swapped } from '../../problems/fixes';
import { brief, codePoint, deleteOrPart } from '../../problems/wording';

/** What went wrong while a text was typed, copied or converted. */
export const textProblems = {
  'garbled-letters': error<{ written: string; better?: string }>(
    'Garbled letters',
    ({ written, better }) =>
      better === ''
        ? `"${brief(written)}" is a mark of another program, and would be shown.`
        : `"${brief(written)}" would be shown like this: a program read or saved the words in a wrong encoding.`,
    ({ better }) =>
      better === undefined
        ? 'Type each letter that belongs there again, or copy the text again from where it came.'
        : better === ''
          ? 'Delete it.'
          : `Write "${brief(better, 90)}".`,
    swap('written'),
  ),
  'control-character': error<{
    sign: string;
    /** What other programs mean by it; empty for nothing. */
    instead: string;
    /** Whether one without a meaning stands between two letters. */
    isUnclear: boolean;
    /** How many stand in the text. */
    count: number;
    /** The letter that makes it together with a backslash. */
    letter?: string;
  }>(
    'Character that no page can show',
    ({ sign, count, letter }) =>
      letter === undefined
        ? `A character that no page can show stands in this text (${codePoint(sign)})${count > 1 ? `, and ${count - 1} more like it` : ''}; such characters come with copied text.`
        : `\\${letter} makes a character that no page can show (${codePoint(sign)}).`,
    ({ instead, isUnclear, letter }) => {
      if (letter !== undefined) return `Delete it. If a backslash is meant, write two: \\\\${letter}.`;
      if (instead === '') return isUnclear ? deleteOrPart : 'Delete it.';
      return instead === ' ' ? 'Write a space in its place.' : `Write "${instead}" in its place.`;
    },
  ),
  'torn-word': warning<{ written: string; better: string }>(
    'Word torn by a printed page',
    ({ written }) =>
      written.includes('-')
        ? `"${brief(written)}" is one word that a line of print had parted: its hyphen would be shown.`
        : `"${brief(written)}" has letters that print joins to one sign: a search does not find the word, and the site's fonts do not have it.`,
    ({ better }) => `Write "${brief(better)}".`,
    ({ written, better }, marked) => (written.includes('-') ? undefined : swapped(marked, written, better)),
  ),
  'old-font': error<{ written: string }>(
    'Letters of an old font',
    ({ written }) =>
      `"${brief(written)}" is Hindi or Marathi typed for a font from before Unicode, like Kruti Dev: visitors would read these Latin letters.`,
    () => 'Turn it into Unicode with a converter of that font, or type it again with a Devanagari keyboard.',
  ),
  'typed-escape': warning<{ written: string; isRich: boolean }>(
    'Line break that is none',
    ({ written }) => `"${brief(written)}" would be shown as it stands here: it makes no line break or tab.`,
    ({ isRich }) =>
      isRich
        ? 'Delete it. For a new paragraph write the text as a list, with an empty line between two paragraphs: ["First.", "", "Second."].'
        : 'Delete it, and write a space in its place. This text has no paragraphs.',
  ),
  'doubled-word': warning<{ written: string; once: string }>(
    'Word typed twice',
    ({ once }) => `"${once}" stands here twice in a row.`,
    ({ once }) => `Write it once: "${once}".`,
  ),
  'vague-link': warning<{ words: string; isRich: boolean }>(
    'Link that does not say where it leads',
    ({ words }) =>
      `"${brief(words)}" does not say where this link leads. Many hear or see the links of a page without the words around them.`,
    ({ isRich }) =>
      isRich
        ? 'Make the link of the words that name what is there: See [the price list](/prices).'
        : 'Write what is there, or what happens: "See the programs", "Write to us".',
  ),
  'empty-link': error<{ written: string; to: string }>(
    'Link without words',
    ({ written }) => `"${brief(written)}" is a link without words, so nobody can see or touch it.`,
    ({ written, to }) =>
      `Write its words ${written.startsWith('<') ? 'before </a>' : `between the square brackets: [words of the link](${brief(to)})`}. Or delete it.`,
  ),
  'blank-text': error(
    'Text of spaces alone',
    () => 'This text has nothing but spaces, so the page would have a gap here.',
    () => 'Write the words that belong here, or delete the line if this text is not needed.',
  ),
  'misplaced-space': warning<{ written: string; better: string }>(
    'Space missing or too many',
    ({ written }) =>
      /\s/.test(written)
        ? `"${brief(written)}" has a space before its sign, which may begin the next line with it.`
        : `"${brief(written)}" lacks a space behind its sign.`,
    ({ better }) => `Write "${brief(better)}".`,
    swap('written'),
  ),
  'open-end': warning<{ written: string }>(
    'Text that ends with a comma',
    ({ written }) => `This text ends with "${brief(written)}": after a comma something seems to be missing.`,
    () => 'Write the rest, or a full stop in place of the comma.',
  ),
  'all-capitals': warning<{ written: string }>(
    'Text in capitals',
    ({ written }) =>
      `"${brief(written)}" is written in capitals: it is slow to read, and some hear it spelt letter by letter.`,
    () => 'Write it with small letters, and capitals where a sentence or a name begins.',
  ),
  'needless-words': warning<{ written: string; better: string }>(
    'Words that say it is a picture',
    ({ written }) => `"${brief(written)}": those who hear this text are told before that it is a picture.`,
    ({ better }) => `Begin with what is to be seen: "${brief(better)} …".`,
    swap('written'),
  ),
  'typed-year': warning<{ written: string; better: string }>(
    'Year that will be over',
    ({ written }) => `"${brief(written)}" stays as it is when the year is over.`,
    ({ better }) => `Write "${brief(better)}": the placeholder stands for the year of each day.`,
    swap('written'),
  ),
  'mistyped-mail': warning<{ written: string; better: string }>(
    'Mistyped e-mail address',
    ({ written, better }) =>
      `"${brief(written)}" is "${brief(better)}" but for a letter or two: mail to it may arrive nowhere.`,
    ({ better }) => `Write "${brief(better)}", if that is meant.`,
  ),
  'near-name': warning<{ written: string; better: string }>(
    'Name that differs a little from the owner’s',
    ({ written, better }) =>
      `"${brief(written)}" differs by a letter or two from "${brief(better)}", the name in _site.json.`,
    ({ better }) =>
      `Write "${brief(better)}", or {owner.name}, which is always right. If it is somebody else, let it stand.`,
  ),
  'raw-address': warning<{ written: string; isRich: boolean }>(
    'Address that is no link',
    ({ written }) => `"${brief(written)}" is no link: visitors would have to type it.`,
    ({ written, isRich }) =>
      isRich
        ? `Write words that name what is there, and behind them the address: [the form](${brief(written.replace(/^www\./i, 'https://www.'), 80)}).`
        : 'This text can hold no link. Put the address on a button, or into a text with formatting.',
  ),
  'unclosed-sign': warning<{ written: string; close: string }>(
    'Bracket or quotation mark that is not closed',
    ({ written, close }) => `"${written}…" begins something that no ${close} ends.`,
    ({ close }) => `Type ${close} where it ends.`,
  ),
  'unfinished-alt': warning<{ written: string }>(
    'Alternative text that is not finished',
    ({ written }) =>
      `"${brief(written)}" ${written.startsWith('[') ? 'stands in square brackets, as what is still to be written does' : 'breaks off: those who cannot see the picture learn no more of it than that'}.`,
    () =>
      'Write the sentence to its end, what is to be seen in the picture: one plain sentence without brackets.',
  ),
  'vague-alt': warning<{ written: string }>(
    'Words that fit any picture',
    ({ written }) => `"${brief(written)}" says nothing of this picture to those who cannot see it.`,
    () => 'Say what is to be seen in it, for example "Two teams pull at a rope in the rain."',
  ),
  'left-over-words': warning<{ written: string; isFile?: true; more?: number; isPage?: boolean }>(
    'Words of a template',
    ({ written, isFile, more }) =>
      more !== undefined
        ? `"${brief(written)}" are the words of a template${more === 0 ? '' : `, and so ${more === 1 ? 'is 1 more text' : `are ${more} more texts`} of this document`}.`
        : isFile === true
          ? `"${brief(written)}" is the name of a file, and says nothing to those who cannot see the picture.`
          : `"${brief(written)}" seems to be left over from a template, a message or a first draft.`,
    ({ isFile, isPage }) =>
      isFile === true
        ? 'Write one plain sentence in its place that says what is to be seen.'
        : `Write what belongs here, or take it out.${isPage === true ? ' While the page is not ready, "draft": true keeps it back.' : ''}`,
  ),
  'optional-label': warning<{ written: string; better: string }>(
    'Field called optional that is not',
    ({ written }) =>
      `"${brief(written)}" says that this may stay empty, and the form cannot be sent without it.`,
    ({ better }) => (better === '' ? 'Say what belongs there.' : `Write "${brief(better)}".`),
    ({ written, better }, marked) => (better === '' ? undefined : swapped(marked, written, better)),
  ),
};
