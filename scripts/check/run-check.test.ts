import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pageText } from '../../tests/checker/support/summary-of';
import { edited, smallSite } from '../../tests/checker/support/virtual-site';
import { UsageError } from '../files/usage-error';
import type { CheckArguments } from './arguments';
import { runCheck } from './run-check';

const folder = mkdtempSync(join(tmpdir(), 'vakta-checked-'));
const at = (path: string): string => join(folder, path);
cpSync(smallSite, folder, { recursive: true });
writeFileSync(at('invite.json'), edited('invite.json', '"title": "Invite",', '"title": "Invite"'));
writeFileSync(at('about.json'), edited('about.json', '"shown": 2', '"shown": 1'));
afterAll(() => rmSync(folder, { recursive: true }));

const asked: CheckArguments = {
  pages: folder,
  format: 'text',
  release: false,
  isFixing: false,
  isDryRun: false,
  files: [],
};
const check = (args: Partial<CheckArguments> = {}) => runCheck({ ...asked, ...args }, false);

interface Report {
  problems: { code: string; file: string; line: number }[];
  pages: number;
  durationMs: number;
}
async function reported(args: Partial<CheckArguments> = {}): Promise<Report> {
  return JSON.parse((await check({ ...args, format: 'json' })).output) as Report;
}

describe('The check of a folder', () => {
  it('ends with 0 and says so when nothing is wrong', async () => {
    expect(await check({ pages: smallSite })).toEqual({
      output: '3 pages checked: no problem.\n',
      exitCode: 0,
    });
  });

  it('ends with 1 and tells each problem with its file, as it is seen from here, and its lines', async () => {
    const { output, exitCode } = await check();
    expect(exitCode).toBe(1);
    const here = relative(process.cwd(), folder);
    expect(output.match(/^error .*/gm)).toEqual([
      `error ${here}/about.json:39:16 number-out-of-range`,
      `error ${here}/invite.json:3:19 missing-comma`,
    ]);
    expect(output).toContain('> 39 |       "shown": 1,');
    expect(output).toMatch(/> 3 \| +"title": "Invite"\n/);
    expect(output).toMatch(
      /\n3 pages checked: 2 problems\.\n1 of them can be fixed by: npm run check -- --fix --pages \S+\n$/,
    );
  });

  it('names that folder in what it advises', async () => {
    writeFileSync(at('index.json'), edited('index.json', '"src": "dance"', '"src": "youtube/abcdefghijk"'));
    const { output } = await check({ files: [at('index.json')] });
    writeFileSync(at('index.json'), edited('index.json', '"src": "dance"', '"src": "dance"'));
    expect(output).toContain(`in the folder ${folder}/_media.`);
    expect(output).toContain(`"npm run thumbnails -- --pages ${folder}" fetches it`);
  });

  it('ends with 0 where it has only a warning', async () => {
    writeFileSync(at('con.json'), pageText('Constitution'));
    const { output, exitCode } = await check({ files: [at('con.json')] });
    rmSync(at('con.json'));
    expect(output).toMatch(/^warning .* reserved-name\n/);
    expect(exitCode).toBe(0);
  });

  it('tells other programs the same, and how many milliseconds it took', async () => {
    const { problems, pages, durationMs } = await reported();
    expect(problems.map(({ code, file }) => [code, basename(file)])).toEqual([
      ['number-out-of-range', 'about.json'],
      ['missing-comma', 'invite.json'],
    ]);
    expect(pages).toBe(3);
    expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(durationMs).toBeLessThan(performance.now());
  });

  it('tells GitHub nothing but annotations', async () => {
    const { output } = await check({ format: 'github', files: [at('about.json')] });
    expect(output).toMatch(/^::error file=.*about\.json,line=39,[^\n]*\n$/);
  });

  it('has colours where they are seen', async () => {
    expect((await runCheck(asked, true)).output).toContain('\u001b[31m');
    expect((await check()).output).not.toContain('\u001b');
  });
});

describe('The check of some files', () => {
  it.each([
    ['about.json', 1, ['about.json']],
    ['index.json', 0, []],
    ['_collections', 0, []],
    ['.', 1, ['about.json', 'invite.json']],
  ])('below %s ends with %i and tells only of those', async (path, code, files) => {
    const args = { files: [at(path)] };
    expect((await check(args)).exitCode).toBe(code);
    expect((await reported(args)).problems.map(({ file }) => basename(file))).toEqual(files);
  });

  it('are told of each', async () => {
    const { problems } = await reported({ files: [at('invite.json'), at('about.json'), at('index.json')] });
    expect(problems.map(({ file }) => basename(file))).toEqual(['about.json', 'invite.json']);
  });

  it('takes no file for a folder whose name it begins with', async () => {
    mkdirSync(at('abou'));
    expect((await reported({ files: [at('abou')] })).problems).toEqual([]);
  });

  it('says that other files have problems', async () => {
    const files = [at('about.json')];
    expect((await check({ files })).output).toMatch(/\n1 more in files that were not named\.\n$/);
    expect((await check()).output).not.toContain('not named');
    await expect(reported({ files })).resolves.toHaveProperty('problems.length', 1);
  });

  it.each([
    [
      'a folder that is not there',
      { pages: 'nowhere' },
      'There is no folder "nowhere". Name the pages folder with --pages DIR.',
    ],
    ['a file for a folder', { pages: 'package.json' }, 'There is no folder "package.json".'],
    [
      'a file that is not there',
      { files: ['nowhere.json'] },
      'There is no file "nowhere.json". Options follow --',
    ],
    [
      'a file outside',
      { files: ['package.json'] },
      '"package.json" is not a document: it is outside the folder',
    ],
    ['a folder beside with a longer name', { files: [`${folder}-two`] }, 'is not a document'],
  ])('refuses %s', async (_, args, message) => {
    writeFileSync(`${folder}-two`, '');
    const done = check(args);
    await expect(done).rejects.toThrow(UsageError);
    await expect(done).rejects.toThrow(message);
    rmSync(`${folder}-two`);
  });
});

describe('The check of a release', () => {
  it('ends with 1 where something is only an example', async () => {
    writeFileSync(
      at('index.json'),
      edited('index.json', '"src": "dance",', '"src": "dance", "sample": true,'),
    );
    const files = [at('index.json')];
    expect((await check({ files })).exitCode).toBe(0);
    const { output, exitCode } = await check({ files, release: true });
    expect(exitCode).toBe(1);
    expect(output).toContain('sample-content');
  });

  it('tells its problems in the order of their places', async () => {
    const { problems } = await reported({ release: true });
    expect(problems.map(({ file, line }) => `${basename(file)} ${line}`)).toEqual([
      '_site.json 1',
      '_site.json 6',
      '_site.json 8',
      'about.json 39',
      'index.json 13',
      'invite.json 3',
    ]);
  });
});
