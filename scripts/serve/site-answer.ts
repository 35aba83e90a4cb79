import { realpath } from 'node:fs/promises';
import { findFile, findNotFoundPage, openFile, type OpenFile } from './find-file';

/** What a site has for an address: a file, its 404 page if it has one, with the site's `_headers`, or another address. */
export type SiteAnswer =
  | { status: 200; file: OpenFile; rules: string }
  | { status: 404; file: OpenFile | undefined; rules: string }
  | { status: 301; location: string };

/**
 * Looks an address up in a built site. Undefined when there is no folder.
 * @param names the address below the base path; undefined for one that is not below it.
 * @param pathname the whole address, as redirects write it.
 */
export async function siteAnswer(
  folder: string,
  names: readonly string[] | undefined,
  pathname: string,
): Promise<SiteAnswer | undefined> {
  const root = await realFolder(folder);
  if (root === undefined) return undefined;
  const rules = await siteText(root, '_headers');
  const location = redirectIn(await siteText(root, '_redirects'), pathname);
  if (location !== undefined) return { status: 301, location };
  const file = names && (await findFile(root, names));
  if (file) return { status: 200, file, rules };
  const notFound = await findNotFoundPage(root, names ?? []);
  // A build may have put it there meanwhile.
  const late = names && (await findFile(root, names));
  if (!late) return { status: 404, file: notFound, rules };
  await notFound?.handle.close();
  return { status: 200, file: late, rules };
}

async function realFolder(folder: string): Promise<string | undefined> {
  try {
    return await realpath(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The text of a file that a build made for hosts; empty when there is none. */
async function siteText(root: string, name: string): Promise<string> {
  const file = await openFile(root, [name]);
  if (!file) return '';
  try {
    return await file.handle.readFile('utf8');
  } finally {
    await file.handle.close();
  }
}

/** Where a line `from to status` leads an address; one slash at its end does not matter. */
function redirectIn(lines: string, pathname: string): string | undefined {
  const from = pathname.replace(/(.)\/$/, '$1');
  const line = lines.split('\n').find((one) => one.startsWith(`${from} `));
  return line?.split(' ')[1];
}
