import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/files/project-root';
import { killRenaming, stateOf, writeTalks } from './support/kill-renaming';

let pages = '';
let before = '';
beforeEach(() => {
  pages = join(mkdtempSync(join(tmpdir(), 'vakta-chores-')), 'pages');
  writeTalks(pages);
  before = stateOf(pages);
});
afterEach(() => rmSync(join(pages, '..'), { recursive: true }));

/** Runs a command on the pages, in a shell that may limit it first. */
function run(limit: string, script: string, ...args: string[]) {
  const command = `${limit} exec "$0" --import tsx "$@"`;
  const words = ['-c', command, process.execPath, `scripts/${script}.ts`, ...args, '--pages', pages];
  const { status, stdout, stderr } = spawnSync('bash', words, {
    cwd: projectRoot,
    encoding: 'utf8',
    input: '',
  });
  return { status, stdout, stderr };
}

describe('A chore as a command', () => {
  it('ends with 1 and a sentence where it cannot be done', () => {
    expect(run('', 'rename', '/nope', '/x')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no page /nope.\n',
    });
  });

  it('says what was not asked where nobody can be, and how it is given', () => {
    const { status, stderr } = run('', 'new', '/talks/second', '--title', 'Second', '--dry-run');
    expect([status, stderr]).toEqual([0, expect.stringMatching(/no terminal.*--description "WORDS"/)]);
  });

  it('does not take a page away unasked, but shows what would go with it', () => {
    const { status, stdout, stderr } = run('', 'remove', '/talks/first');
    expect([status, stderr]).toEqual([
      2,
      'Nothing was changed. To do this without being asked, add --yes.\n',
    ]);
    expect(stdout).toContain('talks/first.json  removed\n');
    expect(stateOf(pages)).toBe(before);
  });

  it('makes a page a draft with --yes, says what it did, and that it is one already', () => {
    const done = run('', 'unpublish', '/talks/first', '--yes');
    expect(done).toMatchObject({ status: 0, stderr: '' });
    expect(done.stdout).toContain('talks/first.json  1 mark of a draft added\n');
    expect(done.stdout).toMatch(/first\.json:\d+\n {2}- .*\n {2}\+ .*"draft": true,/);
    expect(run('', 'unpublish', '/talks/first')).toEqual({
      status: 0,
      stdout: '/talks/first is a draft already, and nothing that is published leads there.\n',
      stderr: '',
    });
    const back = run('', 'publish', '/talks/first');
    expect(back.stdout).toContain('talks/first.json  1 mark of a draft taken out\nNo page links to it yet:');
    expect(run('', 'publish', '/talks/first').stdout).toBe(
      '/talks/first is no draft: it is published with the next build.\n',
    );
  });

  it('keeps what goes with a draft, whole, and shows it again when the page is published', () => {
    const long = `${'Words before it. '.repeat(12)}Read [First](/talks/first).`;
    const file = join(pages, 'talks/index.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('[First](/talks/first)', long));
    const list = (): string[] =>
      existsSync(join(pages, '../.data'))
        ? readdirSync(join(pages, '../.data'), { recursive: true, encoding: 'utf8' }).filter((one) =>
            one.endsWith('.txt'),
          )
        : [];
    run('', 'unpublish', '/talks/first', '--dry-run');
    expect(list()).toEqual([]);
    run('', 'unpublish', '/talks/first', '--yes');
    expect(list()).toEqual(['unpublished/pages/talks/first.txt']);
    const asked = run('', 'publish', '/talks/first', '--dry-run').stdout;
    const { stdout } = run('', 'publish', '/talks/first');
    for (const text of [asked, stdout]) {
      expect(text).toContain('This is what npm run unpublish took away, by the lines of that day.');
      expect(text).toMatch(/talks\/index\.json:\d+\n {2}- .*\n {2}\+ /);
      expect(text).toContain(long);
      expect(text).not.toContain('+   "draft"');
    }
    expect(list()).toEqual([]);
  });

  it('leaves a page published where the list cannot be kept', () => {
    writeFileSync(join(pages, '../.data'), 'no folder');
    expect(run('', 'unpublish', '/talks/first', '--yes').status).toBe(2);
    expect(stateOf(pages)).toBe(before);
  });

  it('does not mind that nobody reads what it says to its end', () => {
    const command = `"$0" --import tsx scripts/unpublish.ts /talks/first --yes --pages "$1" | true; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', command, process.execPath, pages], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect([stdout, stderr]).toEqual(['0\n', '']);
    expect(stateOf(pages)).not.toBe(before);
  });

  it('ends with a sentence where the disk takes no more, and has changed nothing', () => {
    // No file may be larger than a block of 512 or 1,024 bytes, which is for Node what a full disk is.
    const { status, stderr } = run('ulimit -f 1;', 'rename', '/invite', '/x');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^A file became larger than this system lets it be\.[^\n]*\n$/),
    ]);
    expect(stateOf(pages)).toBe(before);
  });
});

it('A chore that is killed has done all or nothing, and the next command that reads the pages sees to it', async () => {
  const { states, problems } = await killRenaming(pages, 2);
  expect(problems).toEqual([]);
  expect(new Set(states).size).toBeLessThanOrEqual(2);
});
