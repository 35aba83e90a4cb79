import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stateOf, writeTalks } from './support/kill-renaming';
import { runHere } from './support/run-here';

let pages = '';
let before = '';
beforeEach(() => {
  pages = join(mkdtempSync(join(tmpdir(), 'vakta-chores-')), 'pages');
  writeTalks(pages);
  before = stateOf(pages);
});
afterEach(() => rmSync(join(pages, '..'), { recursive: true }));

const run = (script: string, ...args: string[]) => runHere(script, ...args, '--pages', pages);

describe('A chore as a command', () => {
  it('ends with 1 and a sentence where it cannot be done', async () => {
    expect(await run('rename', '/nope', '/x')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no page /nope.\n',
    });
  });

  it('says what was not asked where nobody can be, and how it is given', async () => {
    const { status, stderr } = await run('new', '/talks/second', '--title', 'Second', '--dry-run');
    expect([status, stderr]).toEqual([0, expect.stringMatching(/no terminal.*--description "WORDS"/)]);
  });

  it('does not take a page away unasked, but shows what would go with it', async () => {
    const { status, stdout, stderr } = await run('remove', '/talks/first');
    expect([status, stderr]).toEqual([
      2,
      'Nothing was changed. To do this without being asked, add --yes.\n',
    ]);
    expect(stdout).toContain('talks/first.json  removed\n');
    expect(stateOf(pages)).toBe(before);
  });

  it('makes a page a draft with --yes, says what it did, and that it is one already', async () => {
    const done = await run('unpublish', '/talks/first', '--yes');
    expect(done).toMatchObject({ status: 0, stderr: '' });
    expect(done.stdout).toContain('talks/first.json  1 mark of a draft added\n');
    expect(done.stdout).toMatch(/first\.json:\d+\n {2}- .*\n {2}\+ .*"draft": true,/);
    expect(await run('unpublish', '/talks/first')).toEqual({
      status: 0,
      stdout: '/talks/first is a draft already, and nothing that is published leads there.\n',
      stderr: '',
    });
    const back = await run('publish', '/talks/first');
    expect(back.stdout).toContain('talks/first.json  1 mark of a draft taken out\nNo page links to it yet:');
    expect((await run('publish', '/talks/first')).stdout).toBe(
      '/talks/first is no draft: it is published with the next build.\n',
    );
  });

  it('keeps what goes with a draft, whole, and shows it again when the page is published', async () => {
    const long = `${'Words before it. '.repeat(12)}Read [First](/talks/first).`;
    const file = join(pages, 'talks/index.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('[First](/talks/first)', long));
    const list = (): string[] =>
      existsSync(join(pages, '../.data'))
        ? readdirSync(join(pages, '../.data'), { recursive: true, encoding: 'utf8' }).filter((one) =>
            one.endsWith('.txt'),
          )
        : [];
    await run('unpublish', '/talks/first', '--dry-run');
    expect(list()).toEqual([]);
    await run('unpublish', '/talks/first', '--yes');
    expect(list()).toEqual(['unpublished/pages/talks/first.txt']);
    const asked = (await run('publish', '/talks/first', '--dry-run')).stdout;
    const { stdout } = await run('publish', '/talks/first');
    for (const text of [asked, stdout]) {
      expect(text).toContain('This is what npm run unpublish took away, by the lines of that day.');
      expect(text).toMatch(/talks\/index\.json:\d+\n {2}- .*\n {2}\+ /);
      expect(text).toContain(long);
      expect(text).not.toContain('+   "draft"');
    }
    expect(list()).toEqual([]);
  });

  it('leaves a page published where the list cannot be kept', async () => {
    writeFileSync(join(pages, '../.data'), 'no folder');
    expect((await run('unpublish', '/talks/first', '--yes')).status).toBe(2);
    expect(stateOf(pages)).toBe(before);
  });
});
