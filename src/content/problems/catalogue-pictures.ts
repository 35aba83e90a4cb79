import { error, warning } from './define';
import { thumbnailOf } from './thumbnail';
import { brief, either, every } from './wording';

/** The name under which a page shows a picture that is moved into _media: `team` for `industry/team.jpg`. */
function pictureNameAt(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
}

/** What to do where a picture is nowhere: what is only mistyped comes first, and else the picture that somebody wants to show. */
function missingHint({
  src,
  near,
  isOther,
  isTypo,
}: {
  src: string;
  near: string | undefined;
  isOther: boolean | undefined;
  isTypo: boolean | undefined;
}): string {
  const name = brief(src, 90);
  const written = isOther === true ? `, and write "${name}"` : '';
  const copy = `your picture to pages-json/_media/${name}.jpg (or .png, .webp, .svg)${written}.`;
  if (near === undefined) return `Copy ${copy}`;
  return isTypo === true
    ? `Did you mean "${near}"? Or copy ${copy}`
    : `Copy ${copy} Or did you mean "${near}"?`;
}

/** By what is the matter with the bytes of a picture: what it is, and what to do. */
const faults = {
  empty: ['is empty', 'Copy it again from where it came from.'],
  'cut-off': [
    'ends in the middle: it was not copied or loaded to its end',
    'Copy it again from where it came from, whole, or take another picture.',
  ],
  unusable: ['cannot be used', 'Make it simpler, or save it as PNG.'],
  other: ['', 'Open it in a program for pictures and save it as JPEG; another name alone does not help.'],
} as const;

/** Pictures that a page names and cannot show. */
export const pictureProblems = {
  'missing-image': error<{
    src: string;
    /** Whether it is written otherwise than it would be called there. */
    isOther?: boolean;
    near?: string;
    /** Whether that is the same but for a slip of the finger. */
    isTypo?: boolean;
    isMeant?: boolean;
    outside?: string;
    beside?: string;
    /** A file that ends in two endings, of which the last may be hidden. */
    doubled?: string;
    /** The folder in which all pictures of a folder lie now. */
    moved?: { from: string; to: string; count: number; files: string[] };
  }>(
    'Picture not found',
    ({ src, outside, moved }) =>
      moved
        ? `${moved.count} pictures are named in the folder "${brief(moved.from, 60)}", which is not in pages-json/_media: they lie in ${moved.to === '' ? '_media itself' : `"${brief(moved.to, 60)}"`} now.`
        : outside === undefined
          ? `There is no picture "${brief(src, 90)}" in the folder pages-json/_media.`
          : `"${brief(outside, 90)}" lies ${/^https?:|^\/\//i.test(outside) ? 'on another site' : 'on one computer alone'}: a page shows only pictures of the folder pages-json/_media.`,
    ({ src, isOther, near, isTypo, isMeant, outside, beside, doubled, moved }) =>
      moved
        ? moved.to === ''
          ? `Move them back into the folder pages-json/_media/${moved.from}. Or take "${brief(moved.from, 60)}/" out of their names in ${every(moved.files)}.`
          : `Give the folder its old name again: pages-json/_media/${moved.from}. Or write "${brief(moved.to, 60)}/" for "${brief(moved.from, 60)}/" in ${every(moved.files)}.`
        : outside !== undefined
          ? `Copy the file into pages-json/_media as ${brief(src, 60)}, with its own ending, and write "${brief(src, 60)}".`
          : beside !== undefined
            ? `It lies beside the pages, as ${brief(beside, 90)}: move it into pages-json/_media, and write "${brief(pictureNameAt(beside), 60)}".`
            : doubled !== undefined
              ? `The file is called ${brief(doubled, 90)}: take its last ending away, which your computer may not show.`
              : isMeant
                ? `Write "${near}": names begin in that folder, with / between folders.`
                : thumbnailOf(src) !== undefined
                  ? '"npm run thumbnails" fetches it from YouTube. Until then write the name of another picture.'
                  : missingHint({ src, near, isOther, isTypo }),
  ),
  'image-with-ending': error<{ src: string; better: string }>(
    'Picture named with its ending',
    ({ src }) => `"${brief(src, 90)}" names the picture with its ending.`,
    ({ better }) => `Write "${better}": without the ending a drawing can be replaced by a photograph.`,
  ),
  'ambiguous-image': error<{ src: string; files: string[] }>(
    'Two pictures of one name',
    ({ src, files }) => `"${brief(src, 90)}" could be ${either(files)}.`,
    ({ files }) => `Delete one of the two files: ${either(files)}.`,
  ),
  'broken-picture': error<{ file: string; fault: keyof typeof faults; kind?: string; reason?: string }>(
    'Picture that cannot be read',
    ({ file, fault, kind, reason }) =>
      kind === 'Git LFS'
        ? `The file pages-json/_media/${brief(file, 90)} is only a note of Git LFS that says where the picture is kept.`
        : fault === 'other'
          ? `The file pages-json/_media/${brief(file, 90)} is no ${/\.svg$/i.test(file) ? 'drawing' : 'JPEG, PNG or WebP'}, whatever its name says${kind === undefined ? '' : `: it is ${kind}`}.`
          : `The file pages-json/_media/${brief(file, 90)} ${faults[fault][0]}${reason === undefined ? '' : `: ${brief(reason, 120)}`}.`,
    ({ file, fault, kind }) =>
      kind === 'Git LFS'
        ? 'Run "git lfs pull", which puts the picture in its place. If git does not know "lfs", install it from https://git-lfs.com and run "git lfs install" first.'
        : kind === 'HTML'
          ? 'A web page was saved in its place. Open the picture by itself in the browser, and save that.'
          : fault === 'other' && /\.svg$/i.test(file)
            ? 'Export it again as SVG, or save it with the ending that its kind has.'
            : fault === 'unusable' && !/\.svg$/i.test(file)
              ? 'Make it smaller in a program for pictures: 4000 pixels are wide enough.'
              : faults[fault][1],
  ),
  'unsupported-picture': error<{ src: string; file: string }>(
    'Picture of a kind that no page can show',
    ({ src, file }) =>
      `"${brief(src, 90)}" lies in the folder pages-json/_media as ${brief(file, 90)}, but pages show only JPEG, PNG, WebP and SVG.`,
    ({ src, file }) =>
      /\.(?:jfif|jpe)$/i.test(file)
        ? `It is a JPEG by another name: rename it to ${brief(src, 90)}.jpg.`
        : `Open it in a program for pictures and save it as JPEG beside it: ${brief(src, 90)}.jpg.`,
  ),
  'animated-picture': warning<{ file: string }>(
    'Picture that moves',
    ({ file }) =>
      `The picture pages-json/_media/${brief(file, 90)} moves, and a page shows only its first frame.`,
    () => 'Show it as a video instead, or save the one frame that you mean as JPEG or PNG.',
  ),
  'small-picture': warning<{ file: string; width: number; height: number; pixels: number }>(
    'Picture smaller than its place',
    ({ file, width, height, pixels }) =>
      `The picture pages-json/_media/${brief(file, 90)} has ${width} × ${height} pixels, but its place here is ${pixels} wide: it would be blurred.`,
    ({ pixels }) => `Take a larger one, at least ${pixels} pixels wide. Enlarging this one does not help.`,
  ),
  'repeated-picture': warning<{ src: string; firstLine?: number; article?: string }>(
    'One picture for two entries',
    ({ src, firstLine, article }) =>
      `"${brief(src)}" is the picture of ${article === undefined ? `another entry of this list too, in line ${firstLine}` : `the article ${article} too`}: visitors would take the two for one.`,
    () => 'Write the name of a picture of its own here, or there, and say in its "alt" what it shows.',
  ),
  'swapped-pictures': warning<{ src: string; other: string; otherLine: number }>(
    'Pictures that have changed places',
    ({ src, other, otherLine }) =>
      `"${brief(src)}" stands with words that name "${brief(other)}", and that one, in line ${otherLine}, with words that name this one.`,
    ({ src, other, otherLine }) =>
      `If they have changed places, write "${brief(other)}" here and "${brief(src)}" in line ${otherLine}.`,
  ),
  'repeated-alt': warning<{ src: string; firstLine: number; isCaption?: true }>(
    'Same words for another picture',
    ({ firstLine, isCaption }) =>
      isCaption
        ? `These words are the caption in line ${firstLine} too: those who cannot see the picture hear them twice, and not what it shows.`
        : `These words stand for another picture in line ${firstLine}: those who cannot see the two are told of one twice.`,
    ({ src }) => `Write what is to be seen on "${brief(src)}".`,
  ),
};
