import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Declaration } from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFolder } from '../../scripts/build/build-folder';
import { newFolder, site } from './sample-site';

const folder = newFolder();
const assets = join(folder, 'dist/assets');

/** The texts of the built files with an ending, by name. */
function built(ending: string): [string, string][] {
  const names = readdirSync(assets).filter((name) => name.endsWith(ending));
  expect(names.length).toBeGreaterThan(3);
  return names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]);
}

/** What the same rule declares before. */
function before(declaration: Declaration): string[] {
  const all = declaration.parent?.nodes ?? [];
  return all.slice(0, all.indexOf(declaration)).map(String);
}

beforeAll(async () => {
  site(join(folder, 'pages'), 3);
  await buildFolder({ pages: join(folder, 'pages'), out: join(folder, 'dist') }, false);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Those who use Chrome 106, Safari 15.4 and Firefox 115. */
describe('older browsers', () => {
  it('understand every regular expression: Safari has no lookbehind before 16.4', () => {
    for (const [name, code] of built('.js'))
      expect([name, code.match(/.{0,40}\(\?<[=!].*/)]).toEqual([name, null]);
  });

  it('get each height in vh first: Chrome has no dvh before 108', () => {
    const newer: string[] = [];
    for (const [, css] of built('.css'))
      parse(css).walkDecls((declaration) => {
        if (!/\d[dls]vh\b/.test(declaration.value)) return;
        newer.push(declaration.toString());
        expect(before(declaration)).toContain(declaration.toString().replaceAll(/(\d)[dls]vh\b/g, '$1vh'));
      });
    expect(newer.length).toBeGreaterThan(5);
  });

  it('are not asked whether scripts run: Chrome does not know before 120', () => {
    for (const [name, css] of built('.css')) expect([name, css.match(/\(scripting.*/)]).toEqual([name, null]);
  });
});
