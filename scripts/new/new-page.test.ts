import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../../tests/build/sample-site';
import { checkSite } from '../../src/content/check-site';
import { pagesIn } from '../check/check-pages';
import { checkTools } from '../files/check-tools';
import { newArguments } from './arguments';
import { newPage } from './new-page';

const pages = join(newFolder(), 'pages');
beforeAll(() => cpSync('pages-json', pages, { recursive: true }));
afterAll(() => rmSync(join(pages, '..'), { recursive: true }));

describe('a new page', () => {
  it('from another one is valid at once, and so is one from nothing', async () => {
    await newPage({ route: '/industry/made-up-trade', like: '/industry/other-industries', pages });
    await newPage({ route: '/made-up-about', like: '/about-vikram-sahyadri', pages });
    await newPage({
      route: '/a-very-long-folder-name-for-a-page/and-a-very-long-name-of-the-page-itself',
      like: undefined,
      pages,
    });
    expect(checkSite(await pagesIn(pages), checkTools()).problems).toEqual([]);
    const written = JSON.parse(readFileSync(join(pages, 'industry/made-up-trade.json'), 'utf8')) as {
      $schema: string;
      blocks: object[];
    };
    expect(written.$schema).toBe('../../schemas/page.schema.json');
    expect(written.blocks.length).toBeGreaterThan(3);
  });

  it('asks for what the bar of its site asks for, and for nothing where that is not known', async () => {
    const small = join(newFolder(), 'pages');
    cpSync('tests/checker/base', small, { recursive: true });
    const settings = join(small, '_site.json');
    const action = { label: 'About', to: '/about-vikram-sahyadri' };
    const written = readFileSync(settings, 'utf8').replace(
      /"action": \{[^}]*\}/,
      `"action": ${JSON.stringify(action)}`,
    );
    writeFileSync(settings, written);
    await newPage({ route: '/new', like: undefined, pages: small });
    const heroOf = (name: string) =>
      (JSON.parse(readFileSync(join(small, name), 'utf8')) as { blocks: object[] }).blocks[0];
    expect(heroOf('new.json')).toMatchObject({ type: 'hero', actions: [action] });
    writeFileSync(settings, '{}');
    await newPage({ route: '/newer', like: undefined, pages: small });
    expect(heroOf('newer.json')).not.toHaveProperty('actions');
  });

  it('is refused where a page is or none can be, and without a model that exists', async () => {
    await expect(newPage({ route: '/api', like: undefined, pages })).rejects.toThrow(
      'is kept for something else',
    );
    await expect(newPage({ route: '/industry', like: undefined, pages })).rejects.toThrow(
      /is taken by .*industry\/index\.json/,
    );
    await expect(newPage({ route: '/videos/first', like: undefined, pages })).rejects.toThrow(
      'Move it to videos/index.json first',
    );
    await expect(newPage({ route: '/x', like: '/no-such', pages })).rejects.toThrow(
      'There is no page /no-such to copy',
    );
  });

  it('is never written through a link, nor below a file', async () => {
    const elsewhere = newFolder();
    symlinkSync(join(elsewhere, 'outside.json'), join(pages, 'dangling.json'));
    symlinkSync(elsewhere, join(pages, 'linked'));
    writeFileSync(join(pages, 'plain'), 'mine');
    await expect(newPage({ route: '/dangling', like: undefined, pages })).rejects.toThrow('is taken');
    await expect(newPage({ route: '/linked/x', like: undefined, pages })).rejects.toThrow('is no folder');
    await expect(newPage({ route: '/plain/x/y', like: undefined, pages })).rejects.toThrow('is no folder');
    expect(readdirSync(elsewhere)).toEqual([]);
    rmSync(elsewhere, { recursive: true });
  });

  it('needs an address', () => {
    expect(() => newArguments([])).toThrow('Name one address');
    expect(() => newArguments(['Industry/New'])).toThrow('is no address');
  });
});
