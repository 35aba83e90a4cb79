import { join } from 'node:path';

/** The stylesheet among the files of a brand. */
export const styleName = 'brand.css';

/** Vite's alias that puts the stylesheet of a brand into what it builds, from the folder in which it stands. */
export function styleIn(folder: string): { find: string; replacement: string } {
  return { find: '#brand.css', replacement: join(folder, styleName) };
}
