import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../scripts/files/roots';
import { expect, siteFolder, test } from './site';

const instructions = readFileSync(join(engineRoot, 'docs/deployment.md'), 'utf8');

/** What the command in the instructions for nginx makes of a file of the built site, in lines. */
function forNginx(file: string): string[] {
  const [, command = ''] = new RegExp(`^(awk '.*' dist/${file}) >`, 'm').exec(instructions) ?? [];
  const output = execFileSync('sh', ['-c', command.replace(' dist/', ` ${siteFolder()}/`)], {
    cwd: engineRoot,
    encoding: 'utf8',
  });
  return output.trim().split('\n');
}

test('nginx sends what every page is sent with', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const lines = forNginx('_headers').map((line) => /^add_header ([\w-]+) "(.+)" always;$/.exec(line) ?? []);
  expect(lines.map(([, name]) => name)).toContain('Content-Security-Policy');
  for (const [line, name = '', value] of lines) expect(headers[name.toLowerCase()], line).toBe(value);
});

test('nginx knows the old addresses', async ({ request }) => {
  for (const line of forNginx('_redirects')) {
    const [, from = '', status, to] = /^location = (\S+) \{ return (\d+) (\S+); \}$/.exec(line) ?? [];
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], line).toEqual([Number(status), to]);
  }
});
