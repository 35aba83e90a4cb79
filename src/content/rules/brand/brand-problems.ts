import { error, warning } from '../../problems/define';
import { respelt, swap } from '../../problems/fixes';
import { brief, didYouMean } from '../../problems/wording';

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Two colours as a contrast is measured: from 1 to 21, rounded down so that none seems enough that is not. */
const ratio = (contrast: number): string => `${Math.floor(contrast * 100) / 100} to 1`;

/** A brand that is not there, or that cannot be read. */
export const brandProblems = {
  'unknown-brand': error<{ name: string; near?: string | undefined; known: string[] }>(
    'Unknown brand',
    ({ name }) => `The engine has no brand "${brief(name)}".`,
    ({ near, known }) => `${didYouMean(near)}There are ${listed(known)}.`,
    ({ name, near }) => (near !== undefined && respelt(name, name, near) ? JSON.stringify(near) : undefined),
  ),
  'unknown-ground': error<{ name: string; near?: string | undefined; known: string[] }>(
    'Unknown ground colour',
    ({ name }) => `The brand of this site has no ground "${brief(name)}".`,
    ({ near, known }) => `${didYouMean(near)}Its grounds are ${listed(known)}.`,
    ({ name, near }) => (near !== undefined && respelt(name, name, near) ? JSON.stringify(near) : undefined),
  ),
  'unknown-border': error<{ name: string; near?: string | undefined; known: string[] }>(
    'Unknown border',
    ({ name }) => `There is no border "${brief(name)}" in this brand, and no drawing of that name in _media.`,
    ({ near, known }) =>
      `${didYouMean(near)}Borders are ${listed(known)}, or a drawing (.svg) of the folder _media: a tile of 32 by 20.`,
  ),
  'missing-font': error<{ name: string; isFile: boolean }>(
    'Font not found',
    ({ name, isFile }) =>
      isFile
        ? `There is no font "${brief(name, 80)}" in the folder pages-json/_fonts.`
        : `The font "${brief(name, 80)}" is not installed.`,
    ({ name, isFile }) =>
      isFile
        ? `Copy it there, as a WOFF2 file.`
        : `Run npm install ${brief(name, 80)}; the names of all fonts are at fontsource.org.`,
  ),
  'unreadable-font': error<{ name: string }>(
    'Font that cannot be read',
    ({ name }) => `The file pages-json/_fonts/${brief(name, 80)} is no font in the format WOFF2.`,
    () => 'Save the font as WOFF2, and copy it there again.',
  ),
  'font-lacks-letters': warning<{ font: string; script: string; language: string }>(
    'Font without the letters of the site',
    ({ font, script, language }) =>
      `The font "${brief(font, 80)}" has no ${capital(script)} letters, in which "${language}" is written: a font of the visitor's system shows them.`,
    ({ script }) =>
      `Take a font that has them: fontsource.org lists those with the subset "${script}". Or leave it, if the system's letters will do.`,
  ),
  'low-contrast': error<{
    words: string;
    on: string;
    ink: string;
    colour: string;
    contrast: number;
    least: number;
    /** The marked one of the two. */
    written: string;
    /** The nearest colour that passes in the place of the marked one. */
    better?: string | undefined;
  }>(
    'Colours that are too alike',
    ({ words, on, ink, colour, contrast, least }) =>
      `${words} (${ink}) on ${on} (${colour}) have a contrast of ${ratio(contrast)}, and people need ${least} to 1 to read them (WCAG AA).`,
    ({ better }) =>
      better === undefined
        ? 'Make one of the two lighter or darker.'
        : `The nearest colour that passes is "${better}".`,
    swap('written'),
  ),
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
