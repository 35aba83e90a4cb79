import type { CheckedSite } from '../check-site';
import type { Validator } from '../validate/create-validator';
import type { Outcome } from './outcome';
import { renameId } from './rename-id';
import { renameList } from './rename-list';
import { renamePage } from './rename-page';
import { renamePicture } from './rename-picture';

/** Gives something another name, by how its name is written: `/page`, `/folder/`, `/page#id`, a picture or a shared list. */
export function rename(checked: CheckedSite, { schemas }: Validator, from: string, to: string): Outcome {
  if (from === to) return { trouble: `"${from}" is its name already.` };
  if (from.startsWith('/') && (from.includes('#') || to.includes('#'))) return renameId(checked, from, to);
  if (from.startsWith('/')) return renamePage(checked, from, to);
  const isList = checked.site.documents.includes(`_collections/${from}.json`);
  return isList && !from.includes('/')
    ? renameList(checked, schemas, from, to)
    : renamePicture(checked, from, to);
}
