import { findingIn, type Finding } from '../../problems/finding';
import { type Entry, type Site, entries } from '../../facts/site';
import { type Annotation, textOf } from '../../validate/annotation';

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

/** A folder of `_media` under which pictures are named, and that has another name now. */
interface MovedFolder {
  from: string;
  to: string;
  /** How many pictures are named in the old folder, and where. */
  count: number;
  files: string[];
}

/** The folders that are not there, all of whose pictures, at least two, lie in one other folder under their own names. */
export function movedFolders(site: Site): Map<string, MovedFolder> {
  const named = new Map<string, { names: Set<string>; files: Set<string> }>();
  const folders = new Set([...site.media.keys()].map(folderOf));
  for (const { document, annotations } of entries(site))
    for (const annotation of annotations) {
      const src = annotation.kind === 'image' ? textOf(annotation) : undefined;
      if (src === undefined || site.media.has(src) || folders.has(folderOf(src))) continue;
      const { names, files } = named.get(folderOf(src)) ?? { names: new Set(), files: new Set() };
      named.set(folderOf(src), { names: names.add(nameOf(src)), files: files.add(document.path) });
    }
  return new Map(
    [...named].flatMap(([from, { names, files }]) => {
      const holdsAll = (folder: string): boolean =>
        [...names].every((name) => site.media.has(folder === '' ? name : `${folder}/${name}`));
      const [to, ...others] = from === '' || names.size < 2 ? [] : [...folders].filter(holdsAll);
      if (to === undefined || others.length > 0) return [];
      return [[from, { from, to, count: names.size, files: [...files] }] as const];
    }),
  );
}

/** `home` for `home/hero`; empty for what lies in no folder. */
export function folderOf(src: string): string {
  return src.slice(0, Math.max(0, src.lastIndexOf('/')));
}

function nameOf(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1);
}
