import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../../tests/build/sample-site';
import { siteWith } from '../../tests/checker/support/virtual-site';
import { checkSite } from '../../src/content/check-site';
import type { NewPage } from '../../src/content/operations/new-page';
import { pagesIn } from '../check/check-pages';
import { checkTools } from '../files/check-tools';
import { newArguments } from './arguments';
import { newPage } from './new-page';
import { templates } from './templates';

const pages = join(newFolder(), 'pages');
beforeAll(() => cpSync('pages-json', pages, { recursive: true }));
afterAll(() => rmSync(join(pages, '..'), { recursive: true }));

const written = (asked: NewPage, where = pages): Promise<string> =>
  newPage({ ...asked, pages: where, isDryRun: false });

describe('a new page', () => {
  it('from another one is valid at once, and so is one from nothing', async () => {
    await written({ route: '/industry/made-up-trade', like: '/industry/other-industries' });
    await written({ route: '/made-up-about', like: '/about-vikram-sahyadri' });
    await written({
      route: '/a-very-long-folder-name-for-a-page/and-a-very-long-name-of-the-page-itself',
    });
    expect(checkSite(await pagesIn(pages), checkTools()).problems).toEqual([]);
    const page = JSON.parse(readFileSync(join(pages, 'industry/made-up-trade.json'), 'utf8')) as {
      $schema: string;
      blocks: object[];
    };
    expect(page.$schema).toBe('../../schemas/page.schema.json');
    expect(page.blocks.length).toBeGreaterThan(3);
  });

  it('stands in a list and a menu at once where that is wanted', async () => {
    const said = await written({
      route: '/industry/aviation',
      like: 'industry',
      title: 'Aviation',
      list: 'industries',
      menu: '',
    });
    expect(said).toMatch(/industries\.json {2}1 entry added\n.*_site\.json {2}1 entry added\n/);
    expect(said).toMatch(/aviation\.json {2}new\nThat is the page \/industry\/aviation\. /);
    expect(said).not.toContain('No page links to it');
    expect(checkSite(await pagesIn(pages), checkTools()).problems).toEqual([]);
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
    cpSync('tests/sites/small', small, { recursive: true });
    const settings = join(small, '_site.json');
    const action = { label: 'About', to: '/about-vikram-sahyadri' };
    const text = readFileSync(settings, 'utf8').replace(
      /"action": \{[^}]*\}/,
      `"action": ${JSON.stringify(action)}`,
    );
    writeFileSync(settings, text);
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
    await expect(written({ route: '/industry' })).rejects.toThrow(/is taken by .*industry\/index\.json/);
    await expect(written({ route: '/videos/first' })).rejects.toThrow('Move it to videos/index.json first');
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
  const sites = ['pages-json', 'tests/clinic', 'tests/sites/small'];
  it.each(sites.flatMap((site) => Object.keys(templates).map((like) => [like, site] as const)))(
    '%s makes a page that is valid at once in %s',
    async (like, site) => {
      const said = await newPage({ route: '/things/new-one', like, pages: site, isDryRun: true });
      expect(said).toMatch(/new-one\.json {2}new\nNothing was written\.\n$/);
    },
  );
});

describe('The words of a template', () => {
  /** Whole sentences: headings such as "One day" can be an author's own. */
  const sentencesIn = (value: unknown): string[] => {
    if (typeof value === 'string') return /^(?!\/)\S+ .*[.?]$/s.test(value) ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
  };

  it.each(Object.keys(templates))(
    'of the kind %s are told one by one once the mark is away',
    async (like) => {
      const route = `/things/words-of-${like}`;
      const description =
        'What the people of this place are asked before the day, and what they take home from it.';
      await written({ route, like, title: 'Own words', description });
      const file = join(pages, `${route}.json`);
      const text = readFileSync(file, 'utf8').replace(/ *"sample": true,\n/, '');
      const { seo, ...page } = JSON.parse(text) as { seo: object };
      expect(seo).toBeDefined();
      const own = sentencesIn(page).filter((sentence) => sentence !== description);
      const silent = own.filter((sentence) => {
        // All others are written anew, and this one is forgotten.
        const others = own.filter((one) => one !== sentence);
        const edited = others.reduce(
          (all, one, at) => all.replaceAll(JSON.stringify(one), JSON.stringify(`Words ${at} of the author.`)),
          text,
        );
        const { problems } = checkSite(siteWith({ 'words.json': edited }), checkTools());
        return !problems.some(({ code }) => code === 'left-over-words');
      });
      rmSync(file);
      expect([own.length > 2, silent]).toEqual([true, []]);
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
