import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { settingsIn } from './settings-in';

const folder = mkdtempSync(join(tmpdir(), 'vakta-settings-'));
const file = join(folder, '_site.json');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the settings for a server', () => {
  it.each([
    [
      { origin: 'https://a.in:80', basePath: '/a/b/' },
      { origin: 'https://a.in:80', basePath: '/a/b/' },
    ],
    [{ basePath: '/' }, { basePath: '/' }],
    [{ basePath: 5, origin: {}, forms: 'x' }, {}],
    [{ basePath: '/\u001B]0;x/', origin: 'https://\u202E' }, {}],
    [{ basePath: 'a', forms: null }, {}],
    [{ basePath: 'a/', origin: 5 }, {}],
    [{ basePath: '/a', language: 7 }, {}],
    [{ language: 'mr-IN' }, { language: 'mr-IN' }],
    [{ language: 'mr" onload' }, {}],
    [{ forms: { endpoint: '/x' } }, { forms: { endpoint: '/x' } }],
    [null, {}],
  ])('of %j are %j', (written, settings) => {
    writeFileSync(file, JSON.stringify(written));
    expect(settingsIn(folder)).toEqual(settings);
  });

  it('do not come from a pipe, which would keep us waiting', () => {
    rmSync(file);
    execFileSync('mkfifo', [file]);
    expect(settingsIn(folder)).toEqual({});
  });
});
