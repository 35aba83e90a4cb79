import type { CheckedSite } from '../check-site';
import { nearest } from '../problems/nearest';
import { isReservedName } from '../rules/files/files';
import { editsOf, textEdit } from './name-edits';
import type { Outcome } from './outcome';
import { references } from './references';
import { changeOf } from './site-change';

const ending = /\.[^./]+$/;

/** Gives a picture another name in `_media`, without endings: every file of the name moves, and every place that shows it follows. */
export function renamePicture(checked: CheckedSite, from: string, to: string): Outcome {
  const { media } = checked.site;
  const [old, name] = [pictureName(from), pictureName(to)];
  const files = media.get(old);
  const trouble = files ? nameTrouble(name, media) : missing(from, checked);
  if (!files || trouble !== undefined) return { trouble: trouble ?? '' };
  const shown = references(checked).filter((one) => one.kind === 'picture' && one.name === old);
  const edits = editsOf(checked, shown, ({ pointer }, document) =>
    textEdit(document, pointer, name, 'picture'),
  );
  const moved = new Map(
    files.map((file) => [`_media/${file}`, `_media/${name}${ending.exec(file)?.[0] ?? ''}`]),
  );
  return { change: changeOf({ edits, moved }) };
}

/** A picture is named below `_media` and without its ending; whoever writes more means the same. */
export function pictureName(written: string): string {
  return written
    .normalize()
    .replace(/^(?:.*\/)?_media\//, '')
    .replace(/\.(?:jpe?g|png|webp|svg)$/i, '');
}

function nameTrouble(name: string, media: ReadonlyMap<string, string[]>): string | undefined {
  if (media.has(name)) return `There is a picture "${name}" already: ${media.get(name)?.join(', ')}.`;
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(name) || name.split('/').some(isReservedName))
    return `"${name}" is no name for a picture: write it in small letters, digits and hyphens, folders with slashes, like "outbound/rope".`;
  return undefined;
}

function missing(from: string, { site }: CheckedSite): string {
  if (site.pages.some(({ route }) => route === `/${from}`))
    return `A page is named with its slash: "/${from}".`;
  const lists = site.collections.map(({ name }) => name);
  const near = nearest(pictureName(from), [...site.media.keys(), ...lists]);
  return `There is no picture and no shared list "${from}".${near === undefined ? ' A page is named with its slash, like "/contact".' : ` Did you mean "${near}"?`}`;
}
