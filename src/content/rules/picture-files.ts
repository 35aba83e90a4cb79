import { findingIn, type Finding } from '../problems/finding';
import type { Entry, Site } from '../site/site';
import type { Annotation } from '../validate/annotation';
import type { MovedFolder } from './moved-folders';

/** A site with the pictures of which it was told already that something is the matter. */
export type Known = Site & { told: Set<string>; movedFolders: ReadonlyMap<string, MovedFolder> };

/** What is known of a picture: of a drawing that it is none. */
export function pictureFacts({ drawings, photograph }: Site): Site['photograph'] {
  const known = new Map(drawings.map((drawing) => [drawing.path, drawing]));
  return (file) => {
    if (!/\.svg$/i.test(file)) return photograph(file);
    const { text = '', fault: reason } = known.get(file) ?? {};
    if (text.trim() === '' || text.includes('\0') || /<(?:\w+:)?svg[\s/>]/i.test(text))
      return reason === undefined ? undefined : { fault: 'unusable', reason };
    const isPointer = text.trim().startsWith('version https://git-lfs.');
    return { fault: 'other', kind: isPointer ? 'Git LFS' : text.trim().startsWith('<') ? 'HTML' : undefined };
  };
}

/** What is the matter with a picture's file, if anything. A drawing has no pixels. */
export function fileProblem(
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
  if (fault !== undefined && site.told.has(file)) return undefined;
  if (fault !== undefined) {
    site.told.add(file);
    return findingIn(document, pointer, 'value', 'broken-picture', {
      file,
      fault,
      ...(kind !== undefined && { kind }),
      ...(reason !== undefined && { reason }),
    });
  }
  if (isAnimated === true && !site.told.has(file)) {
    site.told.add(file);
    return findingIn(document, pointer, 'value', 'animated-picture', { file });
  }
  // It may have to be turned upright, so its longer side counts.
  if (Math.max(width, height) >= pixels) return undefined;
  return findingIn(document, pointer, 'value', 'small-picture', { file, width, height, pixels });
}
