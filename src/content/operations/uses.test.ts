import { describe, expect, it } from 'vitest';
import { formText } from '../../../tests/checker/support/form-text';
import { pageText } from '../../../tests/checker/support/summary-of';
import { edited, siteWith, tools } from '../../../tests/checker/support/virtual-site';
import { checkSite } from '../check-site';
import type { Source } from '../source/source';
import { spansOf } from './references';
import { unused, usesOf } from './uses';

const prose = (text: string): string => JSON.stringify({ type: 'prose', id: 'all', heading: 'All', text });
const site = siteWith({
  'talks.json': pageText(
    'Talks',
    '"draft": true,',
    prose('[a](/invite) [b](#all) [c](/invite) [d](/book#terms)'),
  ),
  'broken.json': '{',
});
const usesIn = (source: Source, asked: string): string[] => {
  const checked = checkSite(source, tools);
  const found = usesOf(checked, tools, asked);
  if (!Array.isArray(found)) return [`near ${found.near}`];
  return found.flatMap(({ kind, name, references }) => [
    `${kind} ${name}`,
    ...references.flatMap((one) => {
      const { document } = checked.resolve(one.file);
      const texts = spansOf(one, document).map(({ offset, length }) =>
        document.text.slice(offset, offset + length),
      );
      return texts.map((text) => `${one.file}${one.pointer} ${text}`);
    }),
  ]);
};

describe('Who uses something', () => {
  it('lists a page with each link in each text, by its old addresses too', () => {
    expect(usesIn(site, '/invite')).toEqual([
      'page /invite',
      '_collections/programs.json/items/0/to "/invite"',
      '_collections/programs.json/items/1/action/to "/invite"',
      '_site.json/navigation/action/to "/invite"',
      '_site.json/footer/columns/0/links/0/to "/invite#terms"',
      'about.json/blocks/3/actions/0/to "/invite"',
      'index.json/blocks/0/actions/0/to "/invite"',
      'index.json/blocks/3/actions/0/to "/invite#terms"',
      'talks.json/blocks/1/text /invite',
      'talks.json/blocks/1/text /invite',
      'talks.json/blocks/1/text /book',
    ]);
    expect(usesIn(site, '/book/')[0]).toBe('page /invite');
  });

  it('lists a place on a page', () => {
    expect(usesIn(site, '/invite#terms')).toEqual([
      'page /invite#terms',
      '_site.json/footer/columns/0/links/0/to "/invite#terms"',
      'index.json/blocks/3/actions/0/to "/invite#terms"',
      'talks.json/blocks/1/text /book',
    ]);
    expect(usesIn(site, '/talks#all')).toEqual(['page /talks#all', 'talks.json/blocks/1/text all']);
  });

  it.each([
    [
      'dance',
      [
        'picture dance',
        'about.json/blocks/2/images/0/src "dance"',
        'about.json/blocks/2/images/1/src "dance"',
        'index.json/blocks/0/image/src "dance"',
      ],
    ],
    [
      '_media/dance.svg',
      [
        'picture dance',
        'about.json/blocks/2/images/0/src "dance"',
        'about.json/blocks/2/images/1/src "dance"',
        'index.json/blocks/0/image/src "dance"',
      ],
    ],
    ['tent', ['icon tent', 'index.json/blocks/2/options/1/icon "tent"']],
    ['programs', ['list programs', 'index.json/blocks/1/items/from "programs"']],
    ['banner', ['block banner', 'about.json/blocks/3/type "banner"']],
    ['{year}', ['placeholder year', '_site.json/footer/copyright "© {year} {owner.name}"']],
    [
      'owner.shortName',
      ['placeholder owner.shortName', 'about.json/blocks/0/heading "About {owner.shortName}"'],
    ],
    ['contact.email', ['placeholder contact.email']],
    ['articles', ['list articles', 'block articles']],
    ['/nowhere', ['near undefined']],
    ['/invit', ['near /invite']],
    ['programms', ['near programs']],
  ])('lists %s', (asked, expected) => {
    expect(usesIn(site, asked)).toEqual(expected);
  });

  it('lists what does not exist, where something names it', () => {
    const source = siteWith({ 'index.json': edited('index.json', '"to": "/invite" }', '"to": "/gone" }') });
    expect(usesIn(source, '/gone')).toEqual(['page /gone', 'index.json/blocks/0/actions/0/to "/gone"']);
  });
});

describe('What is unused', () => {
  const unusedIn = (source: Source) => unused(checkSite(source, tools));

  it('is nothing in the small site', () => {
    expect(unusedIn(siteWith({}))).toEqual({ pictures: [], lists: [], forms: [], pages: [] });
  });

  it('is a picture, a list, a form and a page that is only linked by itself', () => {
    const files = {
      'index.json': edited(
        'index.json',
        '{ "from": "programs" }',
        '[{ "title": "One", "text": "A card of its own." }]',
      ),
      '_forms/old.json': formText(),
      'lone.json': pageText('Lone', '', prose('[a](/lone)')),
      'draft.json': pageText('Draft', '"draft": true,'),
      'thanks.json': pageText('Thanks', '"unlisted": true,'),
      'led.json': pageText('Led', '"aliases": ["/old"],'),
      'about.json': edited('about.json', '"to": "/invite"', '"to": "/old"'),
    };
    const brand = '"brand": { "border": "wave" },';
    const settings = edited('_site.json', '"contact"', `${brand} "contact"`);
    const media = ['dance.svg', 'old/lamp.svg', 'wave.svg'];
    const source = { ...siteWith({ ...files, '_site.json': settings }), media };
    expect(unusedIn(source)).toEqual({
      pictures: ['old/lamp'],
      lists: ['programs'],
      forms: ['old'],
      pages: ['/lone'],
    });
  });

  it('is no article where a block lists all of them, and no topic of a chat', () => {
    const article = JSON.stringify({
      title: 'Article',
      article: {
        category: 'News',
        date: '2025-01-02',
        image: { src: 'dance', alt: 'A line of dancers.' },
        excerpt: 'What is new in the hills this year.',
      },
      seo: {
        title: 'An article of the blog',
        description: 'What stands in the article, in a sentence that no other page has.',
      },
      blocks: [{ type: 'prose', text: 'The text of the article.' }],
    });
    expect(unusedIn(siteWith({ 'news.json': article })).pages).toEqual(['/news']);
    const listing = pageText(
      'Blog',
      '',
      '{ "type": "articles", "heading": "All", "items": { "from": "articles" } }',
    );
    expect(unusedIn(siteWith({ 'news.json': article, 'blog.json': listing })).pages).toEqual(['/blog']);
  });
});

describe('An article', () => {
  const article = pageText(
    'Ape',
    `
  "article": { "category": "Notes", "date": "2025-01-02", "image": { "src": "dance", "alt": "A line of dancers." }, "excerpt": "A short word about apes." },`,
  ).replace('{ "type": "hero", "heading": "Ape" }', '{ "type": "prose", "text": "Words." }');
  const list = { type: 'articles', heading: 'All', items: { from: 'articles' } };
  const files = { 'dance.json': article, 'more.json': pageText('More', '', JSON.stringify(list)) };
  const of = (asked: string, source: Source) => {
    const found = usesOf(checkSite(source, tools), tools, asked);
    return Array.isArray(found) ? found.map(({ kind, listing = [] }) => [kind, listing.length]) : [];
  };

  it('is listed with all others where a block asks for the articles', () => {
    expect(of('/dance', siteWith(files))).toEqual([['page', 1]]);
    expect(of('/dance', siteWith({ 'dance.json': article }))).toEqual([['page', 0]]);
  });

  it('is found without its slash, beside the picture of that name, as every page is', () => {
    expect(of('more', siteWith(files))).toEqual([['page', 0]]);
    expect(of('dance', siteWith(files))).toEqual([
      ['page', 1],
      ['picture', 0],
    ]);
  });
});
