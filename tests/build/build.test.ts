import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Declaration } from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFolder } from '../../scripts/build/build-folder';
import { engineRoot } from '../../scripts/files/roots';
import { pascalCase } from '../../scripts/schemas/names';
import { brokenPhotograph, newFolder, page, site, write } from './sample-site';

const folder = newFolder();
const [few, many] = [join(folder, 'few'), join(folder, 'many')];

beforeAll(async () => {
  site(join(few, 'pages'), 10);
  site(join(many, 'pages'), 19);
  await buildFolder({ pages: join(few, 'pages'), out: join(few, 'dist') }, false);
  await buildFolder({ pages: join(many, 'pages'), out: join(many, 'dist') }, false);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The scripts of a built site by name. */
function scripts(dist: string): Record<string, string> {
  const names = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(dist, 'assets', name), 'utf8')]));
}

describe('a build', () => {
  it('sends the same scripts with few pages and with more', () => {
    expect(Object.keys(scripts(join(few, 'dist'))).length).toBeGreaterThan(0);
    expect(scripts(join(many, 'dist'))).toEqual(scripts(join(few, 'dist')));
  });

  it('sends nothing of blocks that no page shows', () => {
    const assets = join(many, 'dist/assets');
    const texts = readdirSync(assets).map((name) => readFileSync(join(assets, name), 'utf8'));
    const sent = texts.join('\n').match(/\b[A-Z]\w+(?=-[a-z])/g);
    const blocks = new Set(readdirSync(join(engineRoot, 'src/blocks')).map(pascalCase));
    const shown = new Set(sent?.filter((name) => blocks.has(name)));
    expect([...shown].toSorted()).toEqual(['Hero', 'PainTable', 'Prose']);
  });

  it('writes each page as HTML and as data, and names it in the sitemap', () => {
    const sitemap = readFileSync(join(many, 'dist/sitemap.xml'), 'utf8');
    expect(sitemap.match(/<loc>/g)).toHaveLength(20);
    const html = readFileSync(join(many, 'dist/pages/page-17/index.html'), 'utf8');
    expect(html).toContain('<h1 tabindex="-1">Page 17</h1>');
    expect(html).toContain('Some <strong>words</strong> about 17.');
    expect(JSON.parse(readFileSync(join(many, 'dist/pages/page-17/page.json'), 'utf8'))).toMatchObject({
      path: '/pages/page-17',
    });
  });

  it('of a broken document says what is wrong, writes nothing and leaves the site before whole', async () => {
    const dist = join(few, 'dist');
    const before = readFileSync(join(dist, 'pages/page-7/index.html'), 'utf8');
    const broken = JSON.stringify(page(7), null, 2).replace('"heading": "Page 7"', '"hedding": "Page 7"');
    write(join(few, 'pages'), 'pages/page-7.json', broken);
    const { exitCode, output } = await buildFolder({ pages: join(few, 'pages'), out: dist }, false);
    expect(exitCode).toBe(1);
    expect(output).toContain('unknown-property');
    expect(output).toContain('Did you mean "heading"?');
    expect(readFileSync(join(dist, 'pages/page-7/index.html'), 'utf8')).toBe(before);
    expect(readdirSync(few)).toEqual(['dist', 'pages']);
    write(join(few, 'pages'), 'pages/page-7.json', page(7));
  });

  it('leaves the site before whole when a picture cannot be read', async () => {
    const dist = join(few, 'dist');
    const picture = { src: 'broken', alt: 'A file that is no picture.' };
    write(join(few, 'pages'), '_media/broken.jpg', brokenPhotograph);
    write(join(few, 'pages'), 'pages/page-8.json', {
      ...page(8),
      blocks: [{ type: 'hero', heading: 'Page 8', image: picture }],
    });
    await expect(buildFolder({ pages: join(few, 'pages'), out: dist }, false)).rejects.toThrow(
      /broken\.jpg cannot be used as a picture/,
    );
    expect(existsSync(join(dist, 'pages/page-8/index.html'))).toBe(true);
    expect(readdirSync(few)).toEqual(['dist', 'pages']);
    write(join(few, 'pages'), 'pages/page-8.json', page(8));
  });

  it('leaves drafts out, and no text of a page can close the script that carries its data', async () => {
    const pages = join(few, 'pages');
    write(pages, 'pages/page-9.json', { ...page(9), draft: true });
    const evil = '</script><script>alert(1)</script><!--app-->$&';
    write(pages, 'pages/page-10.json', { ...page(10), blocks: [{ type: 'hero', heading: evil }] });
    const { exitCode } = await buildFolder({ pages, out: join(few, 'dist') }, false);
    expect(exitCode).toBe(0);
    expect(existsSync(join(few, 'dist/pages/page-9'))).toBe(false);
    const html = readFileSync(join(few, 'dist/pages/page-10/index.html'), 'utf8');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--app--&gt;$&amp;');
  });

  it('of a preview has the drafts, each with a line that says so, and asks search engines to leave them out', async () => {
    const [pages, out] = [join(few, 'pages'), join(few, 'preview')];
    write(pages, 'pages/page-9.json', { ...page(9), draft: true });
    const { output } = await buildFolder({ pages, out, withDrafts: true }, false);
    expect(output).toMatch(/\nDrafts:\n {2}\/pages\/page-9\n$/);
    const [draft, other] = ['9', '7'].map((number) =>
      readFileSync(join(out, `pages/page-${number}/index.html`), 'utf8'),
    );
    for (const words of ['<meta name="robots" content="noindex"', 'Draft: this page is not published.']) {
      expect(draft).toContain(words);
      expect(other).not.toContain(words);
    }
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain('page-9');
  });
});

/** The texts of the built files with an ending, by name. */
function built(ending: string): [string, string][] {
  const assets = join(many, 'dist/assets');
  const names = readdirSync(assets).filter((name) => name.endsWith(ending));
  expect(names.length).toBeGreaterThan(3);
  return names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]);
}

/** What the same rule declares before. */
function declaredBefore(declaration: Declaration): string[] {
  const all = declaration.parent?.nodes ?? [];
  return all.slice(0, all.indexOf(declaration)).map(String);
}

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
        expect(declaredBefore(declaration)).toContain(
          declaration.toString().replaceAll(/(\d)[dls]vh\b/g, '$1vh'),
        );
      });
    expect(newer.length).toBeGreaterThan(5);
  });

  it('are not asked whether scripts run: Chrome does not know before 120', () => {
    for (const [name, css] of built('.css')) expect([name, css.match(/\(scripting.*/)]).toEqual([name, null]);
  });
});
