import type { ProblemDetails } from '../../problems/catalogue';
import { findingIn, type Finding } from '../../problems/finding';
import { isMistyped, isTwoSlipsAway, nearest } from '../../problems/nearest';
import { asTyped, isOwnFile, pictureNameFor } from '../../problems/own-computer';
import { isCalled, isPicture, withoutEnding } from '../../facts/file-names';
import { isInRepeated, runsOf } from '../copies/repeated-blocks';
import { naming, twinEntries } from '../copies/twin-entries';
import type { OpenDocument } from '../../facts/open-document';
import { repeatedAlts } from './repeated-alts';
import { repeatedPictures } from './repeated-pictures';
import { isExamplePage } from '../../facts/samples';
import { entries, type Entry, type PageEntry, type Site } from '../../facts/site';
import { textOf, type Annotation } from '../../validate/annotation';
import { folderOf, movedFolders, fileProblem, pictureFacts, type Known } from './picture-files';
import { onceEach } from '../once-each';
import type { Rule } from '../rule';

export const images: Rule = {
  about:
    'Every picture exists, is named without its ending, is only one file, can be shown in its place, and stands once in a list and with one article.',
  codes: [
    'ambiguous-image',
    'animated-picture',
    'broken-picture',
    'image-with-ending',
    'missing-image',
    'repeated-alt',
    'repeated-picture',
    'small-picture',
    'unsupported-picture',
  ],
  inDocument: (document) => [...sameWords(document), ...samePictures(document)],
  check: (site) => {
    const known = {
      ...site,
      photograph: onceEach(pictureFacts(site)),
      told: new Set<string>(),
      movedFolders: movedFolders(site),
    };
    const ofEntries = entries(site).flatMap((entry) =>
      entry.annotations
        .filter((annotation) => annotation.kind === 'image')
        .flatMap((annotation) => imageProblem(known, entry, annotation) ?? []),
    );
    return [...ofEntries, ...articlePictures(site)];
  },
};

function sameWords(document: OpenDocument): Finding[] {
  return outsideOfRuns(document, repeatedAlts(document.value, document.of('image'))).map(
    ({ pointer, src, earlier, isCaption }) =>
      findingIn(document, pointer, 'value', 'repeated-alt', (lineOf) => ({
        src,
        firstLine: lineOf(earlier),
        ...(isCaption && { isCaption }),
      })),
  );
}

/** An entry or a block that stands twice as a whole is reported as that. */
function samePictures(document: OpenDocument): Finding[] {
  const found = outsideOfRuns(document, repeatedPictures(document.value, document.of('image')));
  const twins = found.length === 0 ? [] : twinEntries(naming(document));
  return found
    .filter(({ entry }) => !twins.some(({ pointer }) => pointer.startsWith(`${entry}/`)))
    .map(({ pointer, src, earlier }) =>
      findingIn(document, pointer, 'value', 'repeated-picture', (lineOf) => ({
        src,
        firstLine: lineOf(earlier),
      })),
    );
}

function outsideOfRuns<Found extends { pointer: string }>(document: OpenDocument, found: Found[]): Found[] {
  const repeated = found.length === 0 ? [] : runsOf(document);
  return found.filter(({ pointer }) => !isInRepeated(pointer, repeated));
}

function imageProblem(site: Known, entry: Entry, annotation: Annotation): Finding | undefined {
  const { document } = entry;
  const src = withBackslashes(textOf(annotation) ?? '');
  if (src === '') return undefined;
  const files = site.media.get(src) ?? [];
  const [file] = files;
  if (file !== undefined && files.length === 1) return fileProblem(site, entry, annotation, file);
  if (files.length > 1)
    return findingIn(document, annotation.pointer, 'value', 'ambiguous-image', { src, files });
  const better = isPicture(src) ? withoutEnding(src) : src;
  if (better !== src && site.media.has(better))
    return findingIn(document, annotation.pointer, 'value', 'image-with-ending', { src, better });
  const name = nameIn(site, better);
  const [unusable] = site.unusable.get(name) ?? [];
  if (unusable !== undefined)
    return findingIn(document, annotation.pointer, 'value', 'unsupported-picture', {
      src: name,
      file: unusable,
    });
  if (site.media.has(name))
    return findingIn(document, annotation.pointer, 'value', 'missing-image', {
      src,
      near: name,
      isMeant: true,
    });
  const moved = site.movedFolders.get(folderOf(src));
  if (moved && site.told.has(moved.from)) return undefined;
  if (moved) site.told.add(moved.from);
  const details = moved ? { src, moved } : missing(site, src, name);
  return findingIn(document, annotation.pointer, 'value', 'missing-image', details);
}

/** A path of Windows in which JSON has read a backslash together with a letter, as it was typed: `home\new` for `home`, a line break and `ew`. */
function withBackslashes(src: string): string {
  return /[\b\f\n\r\t]/.test(src) ? asTyped(src) : src;
}

/** The name of a picture in `_media`, by a path that leads there from the top of a disk or of the site, or through a folder that is not there. */
function nameIn({ media, unusable }: Site, path: string): string {
  const written = path.replaceAll(/[\\/]+/g, '/');
  const inside = written.replace(/^(?:.*\/)?_?media\/|^\.?\//, '');
  const names = [written, inside, inside.replace(/^(?:assets|images?|img|photos|pictures|public)\//i, '')];
  return names.find((name) => media.has(name) || unusable.has(name)) ?? inside;
}

/** A picture that is nowhere in `_media`: on another site, on somebody's computer, beside the pages, or misspelt. */
function missing({ media, others }: Site, src: string, name: string): ProblemDetails<'missing-image'> {
  const written = isOwnFile(src) ? asTyped(src) : src;
  if (isOwnFile(src) || /^(?:https?:|\/\/)/i.test(src)) {
    return { src: pictureNameFor(written), outside: written };
  }
  const beside = others.find((path) => isPicture(path) && isCalled(path, name));
  if (beside !== undefined) return { src: name, beside };
  const doubled = withTwoEndings(name, media);
  if (doubled !== undefined) return { src: name, doubled };
  const near = inOtherFolder(name, media) ?? nearest(name, media.keys());
  const told = near !== undefined && { near, isTypo: isTypoOf(name, near) };
  return { src: name, isOther: name !== src, ...told };
}

/** The file `hero.jpg.jpg` of the picture `hero`: where endings are hidden it is called `hero.jpg`. */
function withTwoEndings(name: string, media: Site['media']): string | undefined {
  const found = [...media].find(
    ([key]) => isPicture(key) && withoutEnding(key).toLowerCase() === name.toLowerCase(),
  );
  return found?.[1][0];
}

/** Whether a name is another one but for a slip or two, or without its folder: the picture of another page may only be called alike. */
function isTypoOf(name: string, near: string): boolean {
  const [[folder, last], [meant, wanted]] = [inFolder(name), inFolder(near)];
  const isSame =
    last === wanted || isMistyped(last, wanted) || (wanted.length >= 8 && isTwoSlipsAway(last, wanted));
  return isSame && (folder === '' || folder === meant || isMistyped(folder, meant));
}

function inFolder(path: string): [folder: string, last: string] {
  const at = path.lastIndexOf('/');
  return [path.slice(0, Math.max(0, at)).toLowerCase(), path.slice(at + 1).toLowerCase()];
}

/** The only picture that is called like one in another folder. */
function inOtherFolder(name: string, media: Site['media']): string | undefined {
  const last = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const [only, ...others] = [...media.keys()].filter((path) => last(path) === last(name));
  return others.length === 0 ? only : undefined;
}

/** The articles with the picture of another one, which is called as that one is and shown by it too. What is an example still waits for its own. */
function articlePictures({ pages }: Site): Finding[] {
  const articles = pages.filter(({ card, isDraft }) => card !== undefined && !isDraft);
  const named = new Map(articles.filter(hasItsOwn).map((page) => [pictureOf(page), page]));
  return articles.flatMap((page) => {
    const src = pictureOf(page);
    const other = named.get(src);
    if (other === undefined || other === page || isExamplePage(page)) return [];
    const details = { src, article: other.document.path };
    return [findingIn(page.document, '/article/image/src', 'value', 'repeated-picture', details)];
  });
}

function hasItsOwn(page: PageEntry): boolean {
  return lastOf(pictureOf(page)) === lastOf(page.route);
}

function pictureOf({ card }: PageEntry): string {
  return card?.image.src ?? '';
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
