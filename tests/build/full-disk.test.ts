import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/files/project-root';
import { newFolder, site } from './sample-site';

const folder = newFolder();
beforeAll(() => site(join(folder, 'pages'), 2));
afterAll(() => rmSync(folder, { recursive: true }));

it('ends with a sentence when the disk does not take the site, and leaves nothing behind', () => {
  // No file may be larger than 100 blocks of 1,024 bytes, which is for Node what a full disk is.
  const command = 'ulimit -f 100; exec "$0" --import tsx scripts/build.ts --pages "$1" --out "$2"';
  const parameters = ['-c', command, process.execPath, join(folder, 'pages'), join(folder, 'dist')];
  const { status, stderr } = spawnSync('bash', parameters, { cwd: projectRoot, encoding: 'utf8' });
  expect(stderr).toBe('A file became larger than this system lets it be. Raise the limit, then try again.\n');
  expect(status).toBe(2);
  expect(readdirSync(folder)).toEqual(['pages']);
});
