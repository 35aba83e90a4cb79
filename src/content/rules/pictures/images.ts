import type { ProblemDetails } from '../../problems/catalogue';
import { findingIn, type Finding } from '../../problems/finding';
import { nearest } from '../../problems/nearest';
import { asTyped, isOwnFile, pictureNameFor } from '../../problems/own-computer';
import { isCalled, isPicture, withoutEnding } from '../../facts/file-names';
import { entries, type Entry, type Site } from '../../facts/site';
import { textOf, type Annotation } from '../../validate/annotation';
import { onceEach } from '../grouped';
import type { Rule } from '../rule';

/** A site with the files of pictures with which something is wrong, and that has been reported. */
interface Known extends Site {
  reported: Set<string>;
}

export const images: Rule = {
  about: 'Every picture exists, is named without its ending, is only one file and can be shown in its place.',
  codes: [
    'ambiguous-image',
    'animated-picture',
    'broken-picture',
    'image-with-ending',
    'missing-image',
    'small-picture',
    'unsupported-picture',
  ],
  check: (site) => {
    const known = { ...site, photograph: onceEach(pictureFacts(site)), reported: new Set<string>() };
    return entries(site).flatMap((entry) =>
      entry.annotations
        .filter(({ kind }) => kind === 'image')
        .flatMap((annotation) => imageProblem(known, entry, annotation) ?? []),
    );
  },
};

function imageProblem(site: Known, entry: Entry, annotation: Annotation): Finding | undefined {
  const { document } = entry;
  const { pointer } = annotation;
  const written = textOf(annotation) ?? '';
  // A path of Windows in which JSON has read a backslash together with a letter.
  const src = /[\b\f\n\r\t]/.test(written) ? asTyped(written) : written;
  if (src === '') return undefined;
  const files = site.media.get(src) ?? [];
  const [file] = files;
  if (files.length > 1) return findingIn(document, pointer, 'value', 'ambiguous-image', { src, files });
  if (file !== undefined) return fileProblem(site, entry, annotation, file);
  const better = isPicture(src) ? withoutEnding(src) : src;
  if (better !== src && site.media.has(better))
    return findingIn(document, pointer, 'value', 'image-with-ending', { src, better });
  const name = nameIn(site, better);
  const [unusable] = site.unusable.get(name) ?? [];
  return unusable === undefined
    ? findingIn(document, pointer, 'value', 'missing-image', missing(site, src, name))
    : findingIn(document, pointer, 'value', 'unsupported-picture', { src: name, file: unusable });
}

/** The name of a picture in `_media`, by a path that leads there from the top of a disk or of the site, or through a folder that is not there. */
function nameIn({ media, unusable }: Site, path: string): string {
  const written = path.replaceAll(/[\\/]+/g, '/');
  const inside = written.replace(/^(?:.*\/)?_?media\/|^\.?\//, '');
  const names = [written, inside, inside.replace(/^(?:assets|images?|img|photos|pictures|public)\//i, '')];
  return names.find((name) => media.has(name) || unusable.has(name)) ?? inside;
}

/** A picture that is not where its name says: elsewhere in `_media`, on another site, on somebody's computer, beside the pages, or misspelt. */
function missing({ media, others }: Site, src: string, name: string): ProblemDetails<'missing-image'> {
  if (media.has(name)) return { src, near: name, isMeant: true };
  if (isOwnFile(src) || /^(?:https?:|\/\/)/i.test(src)) {
    const outside = isOwnFile(src) ? asTyped(src) : src;
    return { src: pictureNameFor(outside), outside };
  }
  const beside = others.find((path) => isPicture(path) && isCalled(path, name));
  if (beside !== undefined) return { src: withoutEnding(lastOf(beside)), beside };
  const [only, ...more] = [...media.keys()].filter((path) => lastOf(path) === lastOf(name));
  return { src: name, near: (more.length === 0 ? only : undefined) ?? nearest(name, media.keys()) };
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What is known of a picture: of a drawing that it is none. */
function pictureFacts({ drawings, photograph }: Site): Site['photograph'] {
  const known = new Map(drawings.map((drawing) => [drawing.path, drawing]));
  return (file) => {
    if (!/\.svg$/i.test(file)) return photograph(file);
    const { text = '', fault: reason } = known.get(file) ?? {};
    const start = text.trim();
    if (start === '' || text.includes('\0') || /<(?:\w+:)?svg[\s/>]/i.test(text))
      return reason === undefined ? undefined : { fault: 'unusable', reason };
    const isPointer = start.startsWith('version https://git-lfs.');
    return { fault: 'other', kind: isPointer ? 'Git LFS' : start.startsWith('<') ? 'HTML' : undefined };
  };
}

/** What is wrong with a picture's file, if anything. A drawing has no pixels. */
function fileProblem(
  site: Known,
  { document }: Entry,
  { pointer, pixels = 0 }: Annotation,
  file: string,
): Finding | undefined {
  const {
    fault,
    reason,
    kind,
    isAnimated,
    width = Infinity,
    height = Infinity,
  } = site.photograph(file) ?? {};
  if (fault !== undefined || isAnimated === true) {
    if (site.reported.has(file)) return undefined;
    site.reported.add(file);
    return fault === undefined
      ? findingIn(document, pointer, 'value', 'animated-picture', { file })
      : findingIn(document, pointer, 'value', 'broken-picture', { file, fault, kind, reason });
  }
  // It may have to be turned upright, so its longer side counts.
  if (Math.max(width, height) >= pixels) return undefined;
  return findingIn(document, pointer, 'value', 'small-picture', { file, width, height, pixels });
}
