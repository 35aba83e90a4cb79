import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineRoot } from '../../scripts/files/roots';
import { newFolder, page, site, write } from '../build/sample-site';

const total = 10_000;
const folder = newFolder();
beforeAll(() => site(folder, total - 1));
afterAll(() => rmSync(folder, { recursive: true }));

/** Prints, when the process ends, the most memory that it had, in kilobytes. */
const telling =
  'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';

/** What a check of the folder says, and the most memory that it took, in megabytes. */
function check(...options: string[]): { status: number | null; stdout: string; megabytes: number } {
  const command = ['--import', telling, '--import', 'tsx', 'scripts/check.ts', '--pages', folder, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: engineRoot,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return { status, stdout, megabytes: Number(stderr) / 1024 };
}

it('ten thousand documents are checked in 400 MB', () => {
  const { status, stdout, megabytes } = check();
  expect(stdout).toBe(`${total} pages checked: no problem.\n`);
  expect(status).toBe(0);
  console.log(`10,000 documents: ${Math.round(megabytes)} MB at most.`);
  expect(megabytes).toBeLessThan(400);
});

it('so are they with a problem in every tenth, each at its place', () => {
  for (let number = 1; number < total; number += 10) {
    const text = JSON.stringify(page(number), null, 2);
    write(folder, join('pages', `page-${number}.json`), text.replace('"to": "/"', '"to": "/nowhere"'));
  }
  const { status, stdout, megabytes } = check('--format', 'json');
  const { problems } = JSON.parse(stdout) as { problems: { code: string; line: number }[] };
  expect(status).toBe(1);
  expect(problems).toHaveLength(total / 10);
  expect(new Set(problems.map(({ code, line }) => `${code} ${line > 1}`))).toEqual(
    new Set(['missing-page true']),
  );
  console.log(`with 1,000 problems: ${Math.round(megabytes)} MB at most.`);
  expect(megabytes).toBeLessThan(430);
});
