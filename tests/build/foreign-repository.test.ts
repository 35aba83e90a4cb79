import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedOn } from '../../scripts/build/changed-on';
import { engineRoot } from '../../scripts/files/roots';
import { smallSite } from '../checker/support/virtual-site';
import { newFolder, site, write } from './sample-site';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A repository whose settings make git run a program whenever it looks at its files. */
function makeHarmful(pages: string): string {
  const [trace, program] = [join(folder, 'trace'), join(folder, 'program')];
  writeFileSync(program, `#!/bin/sh\ntouch "${trace}"\ncat\n`);
  chmodSync(program, 0o755);
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-C', pages, '-c', 'user.name=A', '-c', 'user.email=a@a.example', ...parameters]);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'All');
  for (const key of ['core.fsmonitor', 'filter.x.clean', 'diff.external', 'core.pager', 'core.sshCommand'])
    git('config', key, program);
  write(pages, '.gitattributes', '* filter=x\n');
  for (const hook of ['post-index-change', 'fsmonitor-watchman'])
    cpSync(program, join(pages, '.git/hooks', hook));
  write(pages, 'index.json', '{ "title": "Changed since" }');
  return trace;
}

it('runs nothing that a repository in a pages folder names', () => {
  const pages = join(folder, 'pages');
  site(pages, 1);
  const trace = makeHarmful(pages);
  execFileSync('git', ['-C', pages, 'diff', '--stat', 'HEAD'], { stdio: 'ignore' });
  expect(existsSync(trace)).toBe(true);
  rmSync(trace);
  expect(changedOn(pages)('index.json')).toBe(new Date().toISOString().slice(0, 10));
  expect(existsSync(trace)).toBe(false);
});

it('runs nothing of a repository that lies in the pages folder of the project', () => {
  const pages = join(engineRoot, '.cache', `foreign-${process.pid}`);
  mkdirSync(pages, { recursive: true });
  try {
    site(pages, 1);
    const trace = makeHarmful(pages);
    changedOn(pages)('index.json');
    expect(existsSync(trace)).toBe(false);
  } finally {
    rmSync(pages, { recursive: true });
  }
});

it('takes the day of the last commit for a document that is unchanged', () => {
  const file = 'tests/sites/small/invite.json';
  const parameters = ['log', '-1', '--format=%cs', '--', file];
  const { stdout } = spawnSync('git', parameters, { cwd: engineRoot, encoding: 'utf8' });
  const ofFile = statSync(join(engineRoot, file)).mtime.toISOString().slice(0, 10);
  expect(changedOn(smallSite)('invite.json')).toBe(stdout.trim() || ofFile);
});
