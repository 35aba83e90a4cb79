import { entries, type Site } from '../site/site';
import { textOf } from '../validate/annotation';

/** A folder of `_media` under which pictures are named, and that has another name now. */
export interface MovedFolder {
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
