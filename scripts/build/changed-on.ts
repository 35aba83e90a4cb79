import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Takes the pages folder and gives, for a document in it, the day on which it was last changed, as
 * `2026-02-18`: that of its last commit, or of the file where there is no history.
 */
export function changedOn(pages: string): (file: string) => string {
  const committed = commitDays(pages);
  return (file) => committed.get(file) ?? statSync(join(pages, file)).mtime.toISOString().slice(0, 10);
}

/** The day of each file's last commit, in one call; empty outside of a repository. */
function commitDays(pages: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of git(pages, ['log', '--format=@%cs', '--name-only', '--relative', '--', '.']).split(
    '\n',
  )) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(relative('.', line), day);
  }
  for (const changed of git(pages, ['diff', '--name-only', '--relative', 'HEAD', '--', '.']).split('\n'))
    days.delete(changed);
  return days;
}

function git(folder: string, parameters: string[]): string {
  try {
    return execFileSync('git', parameters, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
