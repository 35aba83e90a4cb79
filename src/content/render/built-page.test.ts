import { describe, expect, it } from 'vitest';
import { pageText } from '../../../tests/checker/support/summary-of';
import { baseText, checkNear, edited, siteWith } from '../../../tests/checker/support/virtual-site';
import { pageSummary } from '../outputs/page-summary';
import { builtPages } from '../testing/built-pages';
import { assetsOf } from './build-site';

function built(files: Record<string, string> = {}, settings: object = {}) {
  const site = { ...(JSON.parse(baseText('_site.json')) as object), ...settings };
  const checked = checkNear(siteWith({ '_site.json': JSON.stringify(site), ...files }));
  expect(checked.problems).toEqual([]);
  return { checked, ...builtPages(checked, { withDrafts: false, year: 2025 }) };
}
const pageOf = ({ pages }: ReturnType<typeof built>, path: string) =>
  pages.find(({ page }) => page.path === path);
const owner = { name: 'Vikram Sahyadri', shortName: 'Vikram', role: 'Speaker' };
const article = (name: string, date: string, more = ''): string =>
  pageText(
    name,
    `"article": { "category": "Notes", "date": "${date}", "excerpt": "A short word about ${name}, to be read in a list.", "image": { "src": "dance", "alt": "A long line of dancers." }${more} },`,
  ).replace(/\{ "type": "hero"[^}]*\}/, '{ "type": "prose", "text": "Words." }');

describe('What every page shows', () => {
  it('is what the settings say, and what follows from them', () => {
    const { site, chat, settings } = built();
    expect(site).toMatchObject({
      basePath: '/',
      language: 'en',
      year: 2025,
      hasSamples: false,
      hasChat: false,
      whatsappUrl: 'https://wa.me/919800000000?text=Hello%2C%20I%20would%20like%20to%20know%20more.',
    });
    expect(chat).toBeUndefined();
    expect(settings.owner.name).toBe('Vikram Sahyadri');
    for (const hidden of ['$schema', 'samples', 'typography', 'searchEngines', 'synonyms'])
      expect(site).not.toHaveProperty(hidden);
  });

  it('says that it has examples where one is still there', () => {
    expect(built({}, { samples: ['/contact/phone'], basePath: '/site/', language: 'mr' }).site).toMatchObject(
      {
        hasSamples: true,
        basePath: '/site/',
        language: 'mr',
      },
    );
  });
});

describe('The blocks of a site', () => {
  const names = '{ "type": "names", "heading": "Clients", "names": ["Bhima Dairy", "Sahyadri Tools"] }';
  const other = (top: string) => ({ 'other.json': pageText('Other', top, names) });

  it('are those of its pages, without drafts', () => {
    const { blockTypes } = built();
    expect(blockTypes).toContain('painTable');
    expect(built(other('"draft": true,')).blockTypes).toEqual(blockTypes);
    expect(built(other('"unlisted": true,')).blockTypes).toEqual([...blockTypes, 'names'].toSorted());
  });

  it('are an opening at least, which the page for unknown addresses has', () => {
    const asArticle = (name: string): [string, string] => {
      const page = JSON.parse(baseText(name)) as { blocks: object[] };
      const part = JSON.parse(article(name, '2025-01-01')) as { article: object };
      return [name, JSON.stringify({ ...page, article: part.article, blocks: page.blocks.slice(1) })];
    };
    const files = ['index.json', 'about.json', 'invite.json'].map(asArticle);
    const { checked, blockTypes } = built(Object.fromEntries(files));
    expect(checked.site.pages.flatMap((page) => page.blockTypes)).not.toContain('hero');
    expect(blockTypes).toContain('hero');
  });
});

describe('A page', () => {
  it('has a head, the ground and the addresses that its document gives it', () => {
    const { page, aliases, file } = pageOf(built({}, { basePath: '/site/' }), '/invite') ?? {};
    expect([file, aliases, page?.ground]).toEqual(['invite.json', ['/book'], 'slate']);
    expect(page).not.toHaveProperty('article');
    expect(page?.head).toEqual({
      title: 'Invite Vikram Sahyadri to Your Event',
      description: expect.stringMatching(/^Tell us/) as string,
      url: 'https://www.example.in/site/invite',
      type: 'website',
    });
  });

  it('says where search engines should not list it', () => {
    const text = edited('invite.json', '"title": "Invite",', '"title": "Invite", "unlisted": true,');
    expect(pageOf(built({ 'invite.json': text }), '/invite')?.page.head).toMatchObject({ unlisted: true });
  });

  it('is set as the settings want it', () => {
    const text = pageText("It's");
    const titleOf = (typography?: boolean) =>
      pageOf(built({ 'new.json': text }, typography === undefined ? {} : { typography }), '/new')?.page.title;
    expect([titleOf(), titleOf(false)]).toEqual(['It’s', "It's"]);
  });

  it('takes the entries of its lists from where they stand', () => {
    const cards = pageOf(built(), '/')?.page.blocks[1] as unknown as { items: { title: string }[] };
    expect(cards.items.map(({ title }) => title)).toEqual(['Team Building', 'Outbound Training']);
  });

  it('names its pictures and icons once, but not the icons of the shell', () => {
    const icons =
      '{ "type": "durations", "heading": "Options", "options": [{ "icon": "sun", "title": "One" }, { "icon": "brand-youtube", "title": "Two" }] }';
    const site = built({ 'new.json': pageText('New', '', icons) });
    expect(pageOf(site, '/new')?.assetNames).toEqual({ images: [], icons: ['sun'] });
    expect(pageOf(site, '/about-vikram-sahyadri')?.assetNames.images).toEqual(['dance']);
    expect(site.assetNames.icons).toContain('brand-youtube');
  });
});

describe('An article', () => {
  it('has its writer, its pictures and others to read', () => {
    const site = built(
      {
        'a.json': article('Ape', '2025-01-02'),
        'b.json': article('Bee', '2025-03-01', ', "author": "Asha"'),
      },
      { owner: { ...owner, portrait: 'dance' } },
    );
    const { page, assetNames } = pageOf(site, '/a') ?? {};
    expect(page?.head.type).toBe('article');
    expect(page?.article).toMatchObject({ author: owner.name, authorImage: 'dance', minutes: 1 });
    expect(page?.article?.related.map(({ to }) => to)).toEqual(['/b']);
    expect(assetNames?.images).toEqual(['dance']);
    expect(pageOf(site, '/b')?.page.article).toMatchObject({ author: 'Asha' });
    expect(site.shared.cards.map(({ to }) => to)).toEqual(['/b', '/a']);
  });
});

it('the files about the whole site know little of a page', () => {
  const site = built({ 'a.json': article('Ape', '2025-01-02') });
  const [one, other] = ['/a', '/invite'].map((path) => pageOf(site, path));
  if (!one || !other) throw new Error('A page is missing.');
  const { page, search, ...more } = pageSummary(other, '/');
  const { path, title, head } = other.page;
  expect([page, more]).toEqual([
    { path, title, head },
    { aliases: ['/book'], file: 'invite.json' },
  ]);
  expect(search[0]?.url).toBe('/invite');
  expect(pageSummary(one, '/').page.article?.category).toBe('Notes');
});

it('assets are filled in by name', () => {
  const image = (src: string) => ({ src: `/${src}` }) as never;
  expect(assetsOf({ images: ['a', 'b'], icons: ['x', 'y'] }, image, (name) => `<${name}>`)).toEqual({
    images: { a: { src: '/a' }, b: { src: '/b' } },
    icons: '<x><y>',
  });
});
