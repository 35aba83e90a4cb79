import { error, warning } from '../../problems/define';
import { respelt, swap } from '../../problems/fixes';
import { thumbnailOf } from '../../problems/thumbnail';
import { brief, didYouMean, either } from '../../problems/wording';

/** By what is the matter with the bytes of a picture: what it is, and what to do. */
const faults = {
  empty: ['is empty', 'Copy it again from where it came from.'],
  'cut-off': [
    'ends in the middle: it was not copied or loaded to its end',
    'Copy it again from where it came from, whole, or take another picture.',
  ],
  unusable: ['cannot be used', 'Make it smaller or simpler, or save it as PNG.'],
  other: [
    'is no picture of the kind that its name says',
    'Open it in a program for pictures and save it as JPEG, or as SVG; another name alone does not help.',
  ],
} as const;

/** By what lies in a picture's place: what to do. */
const remedies: Partial<Record<string, string>> = {
  'Git LFS':
    'Run "git lfs pull", which puts the picture in its place. If git does not know "lfs", install it from https://git-lfs.com and run "git lfs install" first.',
  HTML: 'A web page was saved in its place. Open the picture by itself in the browser, and save that.',
};

/** Pictures that a page names and cannot show. */
export const pictureProblems = {
  'missing-image': error<{
    src: string;
    near?: string | undefined;
    /** Whether that is certainly the one that is meant. */
    isMeant?: boolean;
    /** Where it lies, outside of the media folder. */
    outside?: string;
    beside?: string;
  }>(
    'Picture not found',
    ({ src, outside }) =>
      outside === undefined
        ? `There is no picture "${brief(src, 90)}" in the folder pages-json/_media.`
        : `"${brief(outside, 90)}" lies on ${/^https?:|^\/\//i.test(outside) ? 'another site' : 'one computer alone'}: a page shows only pictures of the folder pages-json/_media.`,
    ({ src, near, isMeant, outside, beside }) => {
      if (outside !== undefined)
        return `Copy the file into pages-json/_media as ${brief(src, 60)}, with its own ending, and write "${brief(src, 60)}".`;
      if (beside !== undefined)
        return `It lies beside the pages, as ${brief(beside, 90)}: move it into pages-json/_media, and write "${brief(src, 60)}".`;
      if (isMeant) return `Write "${near}": names begin in that folder, with / between folders.`;
      if (thumbnailOf(src) !== undefined)
        return '"npm run thumbnails" fetches it from YouTube. Until then write the name of another picture.';
      return `${didYouMean(near)}${near === undefined ? 'Copy' : 'Or copy'} your picture to pages-json/_media/${brief(src, 90)}.jpg (or .png, .webp, .svg).`;
    },
    ({ src, near, isMeant }) =>
      near !== undefined && (isMeant || respelt(src, src, near)) ? JSON.stringify(near) : undefined,
  ),
  'image-with-ending': error<{ src: string; better: string }>(
    'Picture named with its ending',
    ({ src }) => `"${brief(src, 90)}" names the picture with its ending.`,
    ({ better }) => `Write "${better}": without the ending a drawing can be replaced by a photograph.`,
    swap('src'),
  ),
  'ambiguous-image': error<{ src: string; files: string[] }>(
    'Two pictures of one name',
    ({ src, files }) => `"${brief(src, 90)}" could be ${either(files)}.`,
    ({ files }) => `Delete one of the two files: ${either(files)}.`,
  ),
  'broken-picture': error<{
    file: string;
    fault: keyof typeof faults;
    kind?: string | undefined;
    reason?: string | undefined;
  }>(
    'Picture that cannot be read',
    ({ file, fault, kind, reason }) => {
      const why =
        kind === undefined ? reason : kind === 'Git LFS' ? 'it is only a note of Git LFS' : `it is ${kind}`;
      return `The file pages-json/_media/${brief(file, 90)} ${faults[fault][0]}${why === undefined ? '' : `: ${brief(why, 120)}`}.`;
    },
    ({ fault, kind = '' }) => remedies[kind] ?? faults[fault][1],
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
  'active-drawing': warning<{ what: string }>(
    'Drawing that does more than draw',
    ({ what }) =>
      `This drawing holds ${what}, which could run a program or fetch something from elsewhere. It is published without it.`,
    () => 'Export it again as "Plain SVG" or "Optimized SVG", or replace it with another drawing.',
  ),
  'unknown-icon': error<{ name: string; near?: string | undefined }>(
    'Unknown icon',
    ({ name }) => `There is no icon called "${brief(name)}".`,
    ({ near }) => `${didYouMean(near)}All names are at tabler.io/icons.`,
    ({ name, near }, marked) =>
      respelt(withoutFamily(name), withoutFamily(name), near && withoutFamily(near)) &&
      respelt(marked, name, near),
  ),
};

/** What tells an icon from others of its family: `mic` for `brand-mic`. */
function withoutFamily(name: string): string {
  return name.replace(/^[a-z]+-/i, '');
}
