import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { projectRoot } from '../files/project-root';
import { commitsBelow } from './git-history';

/**
 * Takes the pages folder and gives, for a document in it, the day on which it was last changed, as
 * `2026-02-18`: that of its last commit, or of the file where it is changed since or has no history; undefined where a
 * shallow clone lacks the commit.
 */
export function changedOn(pages: string): (file: string) => string | undefined {
  const below = relative(projectRoot, resolve(pages)).replaceAll(sep, '/');
  const isOwn = below !== '' && below.split('/')[0] !== '..' && !isAbsolute(below);
  const commits = isOwn ? commitsBelow(below) : undefined;
  return (file) => {
    const path = join(pages, file);
    const commit = commits?.get(`${below}/${file}`);
    const isSame = commit !== undefined && commit.blob === blobOf(readFileSync(path), commit.blob);
    return isSame ? commit.day : statSync(path).mtime.toISOString().slice(0, 10);
  };
}

/** The id that git gives a content (git-hash-object(1)), in the kind of hash that another id is. */
function blobOf(bytes: Buffer, like: string): string {
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}
