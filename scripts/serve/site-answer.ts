import { realpath, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { findFile, findNotFoundPage, type OpenFile } from './find-file';
import { siteText } from './site-text';

/** What a site has for an address: a file, its 404 page if it has one, with the site's `_headers`, or another address. */
export type SiteAnswer =
  | { status: 200; file: OpenFile; rules: string }
  | { status: 404; file: OpenFile | undefined; rules: string }
  | { status: 301; location: string };

/** How often, and after how many milliseconds, a folder is looked for that is just being replaced. */
const tries = 50;
const pause = 20;

/**
 * Looks an address up in a built site that may be replaced by a new one at any moment. What is not there counts only when
 * the folder was the same before and after the look-up. Undefined when there is no folder for a second.
 * @param names the address below the base path; undefined for one that is not below it.
 * @param pathname the whole address, as redirects write it.
 */
export async function siteAnswer(
  folder: string,
  names: readonly string[] | undefined,
  pathname: string,
): Promise<SiteAnswer | undefined> {
  for (let count = 0; count < tries; count += 1) {
    const before = await identityOf(folder);
    const answer = before && (await answerIn(before.root, names, pathname));
    // A file, and the rules for it, come from one folder; without rules they may have gone with the one before.
    if (answer?.status === 200 && answer.rules !== '') return answer;
    const after = await identityOf(folder).catch(async (error: unknown) => {
      await closed(answer);
      throw error;
    });
    if (answer && after?.id === before.id) return answer;
    await closed(answer);
    await setTimeout(pause);
  }
  return undefined;
}

async function closed(answer: SiteAnswer | undefined): Promise<void> {
  if (answer?.status !== 301) await answer?.file?.handle.close();
}

async function answerIn(
  root: string,
  names: readonly string[] | undefined,
  pathname: string,
): Promise<SiteAnswer> {
  const rules = await siteText(root, '_headers');
  const location = redirectIn(await siteText(root, '_redirects'), pathname);
  if (location !== undefined) return { status: 301, location };
  const file = names && (await findFile(root, names));
  if (file) return { status: 200, file, rules };
  return { status: 404, file: await findNotFoundPage(root, names ?? []), rules };
}

/** A folder's real path and what tells it from another one of the same name; undefined while there is none. */
async function identityOf(folder: string): Promise<{ root: string; id: string } | undefined> {
  try {
    const root = await realpath(folder);
    const { dev, ino, ctimeNs } = await stat(root, { bigint: true });
    return { root, id: `${dev}:${ino}:${ctimeNs}` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Where a line `from to status` leads an address; one slash at its end does not matter. */
function redirectIn(lines: string, pathname: string): string | undefined {
  const from = pathname.replace(/(.)\/$/, '$1');
  const line = lines.split('\n').find((one) => one.startsWith(`${from} `));
  return line?.split(' ')[1];
}
