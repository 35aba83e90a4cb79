import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkArguments } from '../../scripts/check/arguments';
import { runCheck } from '../../scripts/check/run-check';
import { UsageError } from '../../scripts/files/usage-error';
import { edited, testPath } from './support/virtual-site';

const root = testPath('../..');
const folder = mkdtempSync(join(tmpdir(), 'checked-'));
cpSync(testPath('base'), folder, { recursive: true });
writeFileSync(join(folder, 'invite.json'), edited('invite.json', '"title": "Invite",', '"title": "Invite"'));
writeFileSync(join(folder, 'about.json'), edited('about.json', '"shown": 2', '"shown": 1'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/check.ts', ...args];
  return spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
}
const check = async (...args: string[]): Promise<{ output: string; exitCode: number }> =>
  runCheck(checkArguments(args), false);

describe('npm run check', () => {
  it('ends with 0 and says so when nothing is wrong', () => {
    expect(run('--pages', 'tests/checker/base')).toMatchObject({
      status: 0,
      stdout: '3 pages checked: no problem.\n',
      stderr: '',
    });
  });

  it('ends with 1 and tells the problems', () => {
    const { status, stdout } = run('--pages', folder, '--format', 'json');
    const { problems, pages } = JSON.parse(stdout) as {
      problems: { code: string; file: string }[];
      pages: number;
    };
    expect(status).toBe(1);
    expect(pages).toBe(3);
    expect(problems.map(({ code }) => code)).toEqual(['number-out-of-range', 'missing-comma']);
    expect(problems[0]?.file).toMatch(/about\.json$/);
  });

  it('ends with 2 and says what is wrong with the call', () => {
    const { status, stdout, stderr } = run('--colour');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/--colour.*Usage: npm run check/s);
    expect(stderr).not.toContain('    at ');
  });

  it('reports only the named files', async () => {
    expect((await check('--pages', folder, join(folder, 'about.json'))).output).toMatch(
      /^error .*about\.json:39:16 number-out-of-range/,
    );
    expect((await check('--pages', folder, join(folder, 'about.json'))).output).not.toContain('invite.json');
    expect(await check('--pages', folder, join(folder, 'index.json'))).toMatchObject({ exitCode: 0 });
    expect(await check('--pages', folder, join(folder, '_collections'))).toMatchObject({ exitCode: 0 });
    expect(await check('--pages', folder, folder)).toMatchObject({ exitCode: 1 });
  });

  it('says that other files have problems when only some were named', async () => {
    expect((await check('--pages', folder, join(folder, 'index.json'))).output).toMatch(
      /\d+ more in files that were not named\.\n$/,
    );
    expect((await check('--pages', folder)).output).not.toContain('not named');
  });

  it.each([
    [['--format', 'xml'], /--format is text, json or github, not "xml"/],
    [['--pages'], /--pages/],
    [['--pages', 'nowhere'], /There is no folder "nowhere"/],
    [['--pages', 'package.json'], /There is no folder "package\.json"/],
    [['--pages', folder, 'nowhere.json'], /There is no file "nowhere\.json"/],
    [['--pages', folder, 'package.json'], /package\.json.* is not a document/],
  ])('refuses %j', async (args, message) => {
    await expect(check(...args)).rejects.toThrow(UsageError);
    await expect(check(...args)).rejects.toThrow(message);
  });

  it('tells what is only an example when a release is checked', async () => {
    const sample = join(folder, 'index.json');
    writeFileSync(sample, edited('index.json', '"src": "dance",', '"src": "dance", "sample": true,'));
    expect((await check('--pages', folder, sample)).exitCode).toBe(0);
    const { output, exitCode } = await check('--pages', folder, '--release', sample);
    expect(exitCode).toBe(1);
    expect(output).toContain('sample-content');
  });

  it('tells release problems in the order of their places', async () => {
    const codes = JSON.parse((await check('--pages', folder, '--release', '--format', 'json')).output) as {
      problems: { file: string; line: number }[];
    };
    expect(codes.problems.map(({ file, line }) => `${basename(file)} ${line}`)).toEqual([
      '_site.json 1',
      'about.json 39',
      'index.json 13',
      'invite.json 3',
    ]);
  });
});
