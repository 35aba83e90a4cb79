import { join, relative } from 'node:path';

/** A path below the pages folder as its reader knows it: from the current folder, with `/`. */
export function shownIn(pages: string, path: string): string {
  return relative(process.cwd(), join(pages, path)).replaceAll('\\', '/');
}
