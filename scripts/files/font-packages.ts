import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from './packages';
import { siteRoot } from './roots';

/** A package of fontsource.org that npm has installed. */
export interface FontPackage {
  family: string;
  /** Like `latin`, `devanagari`. */
  subsets: string[];
  category: string;
  faces: PackedFace[];
}

/** A file of it: letters of one subset in one weight, or in all of a range. */
export interface PackedFace {
  subset: string;
  /** As CSS writes it: "400", "100 900". */
  weight: string;
  /** The letters, as CSS writes a `unicode-range`; all of them without it. */
  range?: string;
  path: string;
}

/** What `metadata.json` of such a package says, as far as it is used. */
interface Metadata {
  id: string;
  family: string;
  category?: string;
  subsets: string[];
  weights: number[];
  variable: false | { wght?: { min: string; max: string } };
}

/** What the name of a package may be: no way out of the folder of packages. */
const packageName = /^@fontsource(?:-variable)?\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A package of a font, from the site's folder or the engine's; undefined where it is not installed. */
export function fontPackage(name: string): FontPackage | undefined {
  if (!packageName.test(name)) return undefined;
  const folder = [join(siteRoot, 'node_modules'), ...packageFolders()]
    .map((one) => join(one, name))
    .find((one) => existsSync(join(one, 'metadata.json')));
  if (folder === undefined) return undefined;
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const about = read('metadata.json') as Metadata;
  const ranges = existsSync(join(folder, 'unicode.json'))
    ? (read('unicode.json') as Record<string, string>)
    : {};
  const subsets = about.subsets.length > 0 ? about.subsets : Object.keys(ranges);
  return {
    family: about.family.replaceAll(/[^\w -]/g, ''),
    subsets,
    category: about.category ?? '',
    faces: facesOf(name, about, Object.keys(ranges).length > 0 ? Object.keys(ranges) : subsets).flatMap(
      (face) => {
        const path = join(folder, 'files', face.file);
        const range = ranges[face.subset]?.replaceAll(/[^U+0-9A-F?,-]/gi, '');
        const { subset, weight } = face;
        return existsSync(path) ? [{ subset, weight, path, ...(range && { range }) }] : [];
      },
    ),
  };
}

function facesOf(
  name: string,
  { id, weights, variable }: Metadata,
  subsets: readonly string[],
): { subset: string; weight: string; file: string }[] {
  const file = (subset: string, part: string): string =>
    `${id}-${subset.replaceAll(/[[\]]/g, '')}-${part}-normal.woff2`;
  if (!name.startsWith('@fontsource-variable/'))
    return weights.flatMap((weight) =>
      subsets.map((subset) => ({ subset, weight: String(weight), file: file(subset, String(weight)) })),
    );
  const { min = '400', max = '400' } = (variable || {}).wght ?? {};
  return subsets.map((subset) => ({ subset, weight: `${min} ${max}`, file: file(subset, 'wght') }));
}
