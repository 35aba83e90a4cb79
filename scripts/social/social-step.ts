import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../files/project-root';
import { socialPicture, type SocialCard } from './social-picture';

const cacheFolder = join(projectRoot, '.cache/social');

/** Part of the cache's key: raise it when the step draws something else for the same card. */
const version = '1';

/** Draws a card into `folder`, or takes it from the cache, and gives the file's name. */
export async function socialStep(card: SocialCard, folder: string): Promise<string> {
  const picture = card.picture === undefined ? '' : readFileSync(card.picture);
  const key = createHash('sha256').update(JSON.stringify([version, card.heading, card.name, card.ground]));
  const file = `${key.update(picture).digest('hex').slice(0, 16)}.jpg`;
  const kept = join(cacheFolder, file);
  if (!existsSync(kept)) {
    mkdirSync(cacheFolder, { recursive: true });
    const unfinished = `${kept}.${process.pid}`;
    writeFileSync(unfinished, await socialPicture(card));
    renameSync(unfinished, kept);
  }
  mkdirSync(folder, { recursive: true });
  copyFileSync(kept, join(folder, file));
  return file;
}
