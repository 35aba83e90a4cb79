import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { engineRoot } from '../../scripts/files/roots';
import { newFolder, site } from '../build/sample-site';
import { stateOf, writeTalks } from '../chores/support/kill-renaming';

let folder = '';
let pages = '';
beforeEach(() => {
  folder = newFolder();
  pages = join(folder, 'pages');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command where no file may be larger than so many blocks, which is for Node what a full disk is. */
function run(blocks: number, script: string, ...args: string[]) {
  const command = `ulimit -f ${blocks}; exec "$0" --import tsx scripts/${script}.ts "$@"`;
  const words = ['-c', command, process.execPath, ...args, '--pages', pages];
  const { status, stderr } = spawnSync('bash', words, { cwd: engineRoot, encoding: 'utf8' });
  return { status, stderr };
}

const trouble = expect.stringMatching(/^A file became larger than this system lets it be\.[^\n]*\n$/);

it('a build ends with a sentence when the disk does not take the site, and leaves nothing behind', () => {
  site(pages, 2);
  expect(run(100, 'build', '--out', join(folder, 'dist'))).toEqual({ status: 2, stderr: trouble });
  expect(readdirSync(folder)).toEqual(['pages']);
});

it('a chore ends with a sentence when the disk takes no more, and has changed nothing', () => {
  writeTalks(pages);
  const before = stateOf(pages);
  expect(run(1, 'rename', '/invite', '/x')).toEqual({ status: 2, stderr: trouble });
  expect(stateOf(pages)).toBe(before);
});
