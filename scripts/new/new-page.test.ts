import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../../tests/build/sample-site';
import { pageText } from '../../tests/checker/support/summary-of';
import { edited, siteWith, smallSite } from '../../tests/checker/support/virtual-site';
import { checkSite } from '../../src/content/check-site';
import type { NewPage } from '../../src/content/operations/new-page';
import { isExample } from '../../src/content/rules/texts/left-overs';
import { pagesIn } from '../check/check-pages';
import { checkTools } from '../files/check-tools';
import { newArguments } from './arguments';
import { newPage } from './new-page';
import { templates } from './templates';

const pages = join(newFolder(), 'pages');
/** The small site with a menu, and a page that lists articles. */
beforeAll(() => {
  cpSync(smallSite, pages, { recursive: true });
  const menu = { label: 'More', menu: [{ label: 'Blog', to: '/blog' }] };
  const about = '{ "label": "About", "to": "/about-{owner.slug}" }';
  const settings = edited('_site.json', about, `${about}, ${JSON.stringify(menu)}`);
  writeFileSync(join(pages, '_site.json'), settings);
  mkdirSync(join(pages, 'blog'));
  const list = '{ "type": "articles", "heading": "Articles", "items": { "from": "articles" } }';
  writeFileSync(join(pages, 'blog/index.json'), pageText('Blog', '', list));
});
afterAll(() => rmSync(join(pages, '..'), { recursive: true }));

const written = (asked: NewPage, where = pages): Promise<string> =>
  newPage({ ...asked, pages: where, isDryRun: false });
const problems = async () => checkSite(await pagesIn(pages), checkTools()).problems;

describe('a new page', () => {
  it('from another one is valid at once, and so is one from nothing', async () => {
    await written({ route: '/far/made-up-trade', like: '/' });
    await written({ route: '/made-up-invite', like: '/invite' });
    await written({
      route: '/a-very-long-folder-name-for-a-page/and-a-very-long-name-of-the-page-itself',
    });
    expect(await problems()).toEqual([]);
    const page = JSON.parse(readFileSync(join(pages, 'far/made-up-trade.json'), 'utf8')) as {
      $schema: string;
      blocks: object[];
    };
    expect(page.$schema).toMatch(/^\.\.\/.*schemas\/page\.schema\.json$/);
    expect(page.blocks.length).toBeGreaterThan(3);
  });

  it('stands in a list and a menu at once where that is wanted', async () => {
    const said = await written({
      route: '/programs/aviation',
      like: 'landing',
      title: 'Aviation',
      list: 'programs',
      menu: 'More',
    });
    expect(said).toMatch(/programs\.json {2}1 entry added\n.*_site\.json {2}1 entry added\n/);
    expect(said).toMatch(/aviation\.json {2}new\nThat is the page \/programs\/aviation\. /);
    expect(said).not.toContain('No page links to it');
    expect(await problems()).toEqual([]);
  });

  it('is written where a heading does not count it yet, which is told', async () => {
    const index = readFileSync(join(pages, 'index.json'), 'utf8');
    const { items } = JSON.parse(readFileSync(join(pages, '_collections/programs.json'), 'utf8')) as {
      items: object[];
    };
    writeFileSync(join(pages, 'index.json'), index.replace('"Programs"', `"${items.length} programs"`));
    const said = await written({ route: '/programs/hills', list: 'programs' });
    expect(said).toMatch(/hills\.json {2}new\n[^]*wrong-count[^]*That is the page \/programs\/hills\./);
    writeFileSync(join(pages, 'index.json'), index);
  });

  it('says that nothing leads to it, but not of an article, which the blog lists', async () => {
    expect(await written({ route: '/lone-page' })).toContain('No page links to it yet: name it in');
    expect(await written({ route: '/blog/new-one', like: 'article' })).not.toContain('No page links');
  });

  it('is shown and not written with --dry-run', async () => {
    const said = await newPage({ route: '/shown', pages, isDryRun: true });
    expect(said).toMatch(/shown\.json {2}new\nNothing was written\.\n$/);
    expect(readdirSync(pages)).not.toContain('shown.json');
  });

  it('asks for what the bar of its site asks for, and for nothing where that is not known', async () => {
    const small = join(newFolder(), 'pages');
    cpSync(smallSite, small, { recursive: true });
    const settings = join(small, '_site.json');
    const action = { label: 'About', to: '/about-vikram-sahyadri' };
    writeFileSync(
      settings,
      edited('_site.json', '{ "label": "Invite", "to": "/invite" }', JSON.stringify(action)),
    );
    await written({ route: '/new' }, small);
    const heroOf = (name: string) =>
      (JSON.parse(readFileSync(join(small, name), 'utf8')) as { blocks: object[] }).blocks[0];
    expect(heroOf('new.json')).toMatchObject({ type: 'hero', actions: [action] });
    writeFileSync(settings, '{}');
    await written({ route: '/newer' }, small);
    expect(heroOf('newer.json')).not.toHaveProperty('actions');
  });

  it('is refused where a page is or none can be, and without a model that exists', async () => {
    await expect(written({ route: '/api' })).rejects.toThrow('is kept for something else');
    await expect(written({ route: '/blog' })).rejects.toThrow(/is taken by .*blog\/index\.json/);
    await expect(written({ route: '/invite/first' })).rejects.toThrow('Move it to invite/index.json first');
    await expect(written({ route: '/x', like: '/no-such' })).rejects.toThrow('There is no page /no-such.');
  });

  it('is never written through a link, nor below a file', async () => {
    const elsewhere = newFolder();
    symlinkSync(join(elsewhere, 'outside.json'), join(pages, 'dangling.json'));
    symlinkSync(elsewhere, join(pages, 'linked'));
    writeFileSync(join(pages, 'plain'), 'mine');
    await expect(written({ route: '/dangling' })).rejects.toThrow('is taken by dangling.json');
    await expect(written({ route: '/linked/x' })).rejects.toThrow('is no folder');
    await expect(written({ route: '/plain/x/y' })).rejects.toThrow('is no folder');
    expect(readdirSync(elsewhere)).toEqual([]);
    rmSync(elsewhere, { recursive: true });
  });
});

describe('A template', () => {
  const sites = ['tests/sites/clinic', 'tests/sites/small'];
  it.each(sites.flatMap((site) => Object.keys(templates).map((like) => [like, site] as const)))(
    '%s makes a page that is valid at once in %s',
    async (like, site) => {
      const said = await newPage({ route: '/things/new-one', like, pages: site, isDryRun: true });
      expect(said).toMatch(/new-one\.json {2}new\nNothing was written\.\n$/);
    },
  );
});

describe('The words of a template', () => {
  /** Whole sentences: headings such as "One day" and questions can be an author's own. */
  const sentencesIn = (value: unknown): string[] => {
    if (typeof value === 'string') return /^(?!\/)\S+ .*\.$/s.test(value) ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
  };

  it.each(Object.keys(templates))(
    'of the kind %s are told, each of them, once the mark is away',
    async (like) => {
      const route = `/things/words-of-${like}`;
      const description =
        'What the people of this place are asked before the day, and what they take home from it.';
      await written({ route, like, title: 'Own words', description });
      const file = join(pages, `${route}.json`);
      const text = readFileSync(file, 'utf8').replace(/ *"sample": true,\n/, '');
      rmSync(file);
      const { problems: found } = checkSite(siteWith({ 'words.json': text }), checkTools());
      expect(found.map(({ code }) => code)).toContain('left-over-words');
      const { seo, ...page } = JSON.parse(text) as { seo: object };
      expect(seo).toBeDefined();
      const own = sentencesIn(page).filter((sentence) => sentence !== description);
      expect(own.length).toBeGreaterThan(2);
      expect(own.filter((sentence) => !isExample(sentence.trim()))).toEqual([]);
    },
  );
});

describe('What is typed', () => {
  it('names one address', () => {
    expect(() => newArguments([])).toThrow('Name one address');
    expect(() => newArguments(['Industry/New Trade'])).toThrow('Did you mean /industry/new-trade?');
  });

  it.each([
    [['/x', '--menu'], ''],
    [['--menu', '/x'], ''],
    [['--menu', '--list', 'a', '/x'], ''],
    [['/x', '--menu', 'By Industry'], 'By Industry'],
    [['/x', '--menu=More'], 'More'],
    [['/x'], undefined],
  ])('may name a menu: %j', (args, menu) => {
    expect(newArguments(args)).toMatchObject({ route: '/x', menu });
  });
});
