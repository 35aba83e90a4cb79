import { findingIn } from '../../problems/finding';
import type { OpenDocument } from '../../facts/open-document';
import { exampleText } from './example-texts';
import type { ShownText } from '../../facts/shown-texts';
import { isObject } from '../../resolve/surroundings';
import type { Rule } from '../rule';

export const leftOverWords: Rule = {
  about: 'No words of a template or a first draft stand where a visitor reads them.',
  codes: ['left-over-words'],
  inDocument: (document) => {
    const { value, kind } = document;
    const isPage = kind.kind === 'page';
    const isDraft = isPage && isObject(value) && value['draft'] === true;
    return (isDraft ? [] : leftOvers(document)).map(({ pointer, ...leftOver }) => {
      const details = { ...leftOver, ...(isPage && { isPage }) };
      return findingIn(document, pointer, { words: leftOver.written }, 'left-over-words', details);
    });
  },
};

/** Words that stand where others are to be written. */
export interface LeftOver {
  pointer: string;
  written: string;
  /** Whether it is the name of a picture's file. */
  isFile?: true;
  /** Whether it is what a messenger copies with a message: the day, the time and who wrote it. */
  isMessenger?: true;
  /** How many more texts of the document are those of a template, where this is one. */
  more?: number;
}

/** What every left-over has in it: most documents have none, and are not looked at any closer. */
const hint =
  /TODO|TBD|TBC|FIXME|XXX|xxx|\?\?\?|[Ii]psum|IPSUM|goes here|\[(?:[Yy]our|YOUR|[Ii]nsert|INSERT|[Ee]nter|[Aa]dd|[Cc]ompany)\b|oaicite|[Ss]ent from my|[Hh]ere(?:'s|’s| is) a|\[[A-Z][a-z]+ [A-Z]|\.(?:jpe?g|png|webp|heic|svg)"|WhatsApp Image|IMG_|[Dd]ummy |[Pp]laceholder |[Ff]iller |dolor sit|consectetur adip|to (?:come|follow)\b|[Ii]nsert | here[.…!]?"|\b[Pp]ls\b|before (?:we )?(?:publish|go live)|\/\d\d(?:\d\d)?, \d/;

const messenger =
  /^\[?\d{1,2}\/\d{1,2}\/\d{2}(?:\d{2})?, \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?: -)? [^:\n]{1,40}:(?=\s)/iu;

/** Shapes that can be nothing else. `XXXXX 12345` hides a number, and `TODO` alone is a word in Spanish. */
const shapes = [
  /\blorem ipsum\b/i,
  /\[(?:your|insert|enter|add|company)\b[\p{L}\p{N}\s’'/&,.-]{1,50}\](?![([:])/iu,
  /\b(?:TODO|FIXME|TBD|TBC|XXX)\s?:/,
  /[[(](?:TODO|FIXME|TBD|TBC|XXX)\b[^\])]{0,60}[\])](?!\()/,
  /^(?:TODO|TBD|TBC|FIXME|X{3,}|x{3,}|\?{3,})[.!]?$/,
  /^TODO (?:[-–—] ?)?[a-z][^.!?\n]{1,60}/,
  /:?contentReference\[oaicite[^\]]*\](?:\{[^}]*\})?/,
  /\bSent from my (?:iPhone|iPad|Samsung|Galaxy|Android|phone)\b/i,
  /^(?:Certainly|Sure|Of course)[!,.] Here(?:'s|’s| is) an? [^:.]{3,60}:/,
  /\[(?:[A-Z][a-z]+ ){1,3}(?:Name|Date|Title|City|Town|Place|Link|Number|Topic|Company)\](?![([:])/,
  /\b(?:dolor sit amet|consectetur adipiscing)\b/i,
  /\bTBD\b/,
  /(?:[:–—-] ?|\bis (?:still )?)TBC(?=[.!]?$)/,
  /(?<![\p{L}\p{N}+./-]|[\dX]\s)X{4,}(?![\p{L}\p{N}-]|\s*[\dX])/u,
  // A number of a place, of which only the code is known.
  /(?<![\w-])(?:\+\d{1,3}|0\d{2,4})[ -]?X{4,}(?:[ -]X{3,})*(?![ -]?[\dX])/,
  /\((?=[^()]{0,80}(?:\b[Pp]ls\b|\bbefore (?:we )?(?:publish|go live)\b))[^()]{3,120}\)/,
  /(?:^|\bthis is )(?:an? |some |only |just )?(?:dummy|placeholder|filler) (?:text|copy|content)\b/i,
  /^\[?(?:text|copy|content|words|photo|picture|bio|quote) (?:is |still )?to (?:come|follow)[.…!]*\]?$/i,
  /^\[?(?:insert (?:\p{L}+ ){1,4}|(?:add|enter|type|put) (?:your|some) (?:\p{L}+ ){1,3})here[.…!]*\]?$/iu,
  /^\[?(?:your|company|speaker|client) (?:\p{L}+ )?(?:name|title|logo|photo|picture|text|slogan|tagline|headline|heading|quote|bio|company|city) here[.…!]*\]?$/iu,
  /^(?:\p{L}+ ){0,3}(?:text|heading|title|description|words) goes here[.…]*$/iu,
];

/** A picture's file, which says nothing to those who cannot see it. */
const fileName = /^(?:[^\s/]+\.(?:jpe?g|png|webp|heic|svg)|(?:WhatsApp Image|IMG_|DSC_?\d).*)$/i;

/** The first words of each text that were left over from a template or a first draft, like "[Your name]". */
export function leftOvers(document: Pick<OpenDocument, 'value' | 'shown' | 'allWords'>): LeftOver[] {
  // A field of a form may show how it is filled in.
  const texts = document.shown().filter(({ pointer }) => !pointer.endsWith('/placeholder'));
  const examples = texts.flatMap((one) => exampleText(one, document.value) ?? []);
  const [first] = examples;
  const others = hint.test(document.allWords()) ? texts.flatMap(inText) : [];
  return first ? [{ ...first, more: examples.length - 1 }, ...others] : others;
}

function inText({ text, pointer }: ShownText): LeftOver[] {
  const isFile = pointer.endsWith('/alt') && fileName.test(text.trim());
  if (isFile) return [{ pointer, written: text.trim(), isFile }];
  if (!hint.test(`${text}"`)) return [];
  const [stamp] = messenger.exec(text.trim()) ?? [];
  if (stamp !== undefined) return [{ pointer, written: stamp, isMessenger: true }];
  const shape = shapes.find((one) => one.test(text.trim()));
  const written = shape?.exec(text.trim())?.[0];
  return written === undefined ? [] : [{ pointer, written }];
}
