import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { siteRoot } from '../files/roots';

/**
 * Takes the pages folder and gives, for a document in it, the day on which it was last changed, as
 * `2026-02-18`: that of its last commit, or of the file where it is changed since or has no history; undefined where a
 * shallow clone lacks the commit.
 */
export function changedOn(pages: string): (file: string) => string | undefined {
  const below = relative(siteRoot, resolve(pages)).replaceAll(sep, '/');
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

/** What git knows of a file: the id of its content, and the day of its last commit as `2026-02-18`, where a shallow clone has that commit. */
interface Commit {
  blob: string;
  day: string | undefined;
}

/**
 * What git knows of the files below a folder of the project, by their path from the project's folder; empty
 * without a repository. Only the project's own repository is asked, and only for its commits: one that lies in a
 * pages folder could name programs that git runs when it looks at files (`core.fsmonitor`, filters, hooks).
 */
export function commitsBelow(folder: string): Map<string, Commit> {
  const days = lastDays(
    git(folder, 'log', '--no-show-signature', '--format=@%cs %D', '--name-only', '--relative'),
  );
  const blobs = git(folder, 'ls-tree', '-r', 'HEAD');
  return new Map(
    blobs.flatMap((line) => {
      const [, blob = '', path = ''] = /^\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
      return days.has(path) ? [[path, { blob, day: days.get(path) }]] : [];
    }),
  );
}

/** Takes commits, the newest first: `@`, a day and names, then the paths. The oldest commit of a shallow clone, `grafted`, has all files of those before it. */
function lastDays(lines: string[]): Map<string, string | undefined> {
  const days = new Map<string, string | undefined>();
  let day: string | undefined;
  for (const line of lines.map((one) => one.trimStart())) {
    if (line.startsWith('@')) day = / grafted\b/.test(line) ? undefined : line.slice(1, 11);
    else if (!days.has(line)) days.set(line, day);
  }
  return days;
}

/** The lines of git's answer about a folder; none where git has nothing to say. */
function git(folder: string, ...command: string[]): string[] {
  const safe = ['--no-pager', '--literal-pathspecs', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath='];
  // Variables like GIT_DIR, with which git starts hooks, would lead it elsewhere.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  try {
    return execFileSync('git', [...safe, ...command, '-z', '--', folder], {
      cwd: siteRoot,
      env: { ...env, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' },
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter(Boolean);
  } catch {
    return [];
  }
}
