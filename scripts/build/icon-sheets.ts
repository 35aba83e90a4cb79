import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UsedAssets } from '../../src/content/page/used-assets';
import { iconSheet } from '../files/tabler-icons';
import { contentId } from './build-id';

/**
 * Writes a drawing for each set of icons that a page uses, into the folder of an address; gives the drawings' addresses
 * by the keys of the sets. A page's drawing holds no more than the page shows, and pages that show the same share one.
 */
export function iconSheets(
  uses: readonly UsedAssets[],
  folder: string,
  address: string,
): Map<string, string> {
  const sets = new Set(uses.map(({ icons }) => sheetKey(icons)).filter((key) => key !== ''));
  return new Map([...sets].map((key) => [key, address + written(iconSheet(key.split(' ')), folder)]));
}

/** The key of a set of icons, in whatever order they are named. */
export function sheetKey(names: readonly string[]): string {
  return names.toSorted().join(' ');
}

function written(sheet: string, folder: string): string {
  const name = `icons-${contentId(sheet)}.svg`;
  writeFileSync(join(folder, name), sheet);
  return name;
}
