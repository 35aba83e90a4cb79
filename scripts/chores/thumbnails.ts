import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries, type Site } from '../../src/content/facts/site';
import { thumbnailOf } from '../../src/content/problems/thumbnail';
import { count } from '../../src/content/problems/wording';
import { textOf } from '../../src/content/validate/annotation';
import { NotPossible } from '../files/usage-error';
import { shownIn } from './shown-path';
import { siteAt } from './site-at';

/** Where YouTube has the pictures of its videos; that of 480 × 360 pixels is there for each of them. */
const youtube = 'https://i.ytimg.com/vi';

/** The largest that such a picture can be, and how long one is waited for. */
const bytesLimit = 2_000_000;
const timeoutMs = 20_000;

/**
 * Puts the thumbnails that documents name into the media folder, and gives a line for each. Rejects with a NotPossible
 * that names those that could not be had; the others are there.
 */
export async function fetchThumbnails(
  { pages, isDryRun }: { pages: string; isDryRun: boolean },
  from = youtube,
): Promise<string> {
  const { checked, pages: folder } = await siteAt(pages);
  const ids = missingThumbnails(checked.site);
  if (ids.length === 0) return 'Every thumbnail that a page names is there.\n';
  const lines = isDryRun ? ids.map(asFile) : [];
  const failed: string[] = [];
  for (const id of isDryRun ? [] : ids) {
    const trouble = await take(folder, id, from);
    if (trouble === undefined) lines.push(asFile(id));
    else failed.push(`${id}: ${trouble}`);
  }
  const text = lines.map((file) => `${shownIn(folder, file)}  new\n`).join('');
  if (failed.length === 0) return isDryRun ? `${text}Nothing was written.\n` : text;
  throw new NotPossible(
    `${text}${count(failed.length, 'thumbnail', 'thumbnails')} could not be had:\n${failed.join('\n')}`,
  );
}

/** The ids of videos whose thumbnail a document shows, as `youtube/` and the id, and that are not in the media folder. */
function missingThumbnails(site: Site): string[] {
  const named = entries(site).flatMap(({ annotations }) =>
    annotations.flatMap((annotation) => {
      const src = annotation.kind === 'image' ? (textOf(annotation) ?? '') : '';
      const id = thumbnailOf(src);
      return id === undefined || site.media.has(src) ? [] : [id];
    }),
  );
  return [...new Set(named)];
}

function asFile(id: string): string {
  return `_media/youtube/${id}.jpg`;
}

/** What went wrong, in a few words; undefined when the picture is there. */
async function take(folder: string, id: string, from: string): Promise<string | undefined> {
  const picture = await pictureAt(`${from}/${id}/hqdefault.jpg`);
  if (typeof picture === 'string') return picture;
  mkdirSync(join(folder, '_media/youtube'), { recursive: true });
  writeFileSync(join(folder, asFile(id)), picture, { flag: 'wx' });
  return undefined;
}

async function pictureAt(address: string): Promise<Uint8Array | string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) return 'YouTube has no such video. Look at the id again.';
    if (!response.ok) return `YouTube answered with ${response.status}. Try again later.`;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.length <= bytesLimit;
    return isJpeg ? bytes : 'what came is no such picture. Try again later.';
  } catch {
    return 'YouTube could not be reached. Is this computer online?';
  }
}
