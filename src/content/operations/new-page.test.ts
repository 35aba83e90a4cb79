import { describe, expect, it } from 'vitest';
import { afterChore } from '../../../tests/checker/support/changed-site';
import { listText, pageText } from '../../../tests/checker/support/summary-of';
import { baseText, edited, siteWith, tools } from '../../../tests/checker/support/virtual-site';
import { newPage, type NewPage, type Template } from './new-page';

const plain: Template = ({ title, seo }) => ({
  title,
  sample: true,
  seo,
  blocks: [{ type: 'hero', heading: title }],
});
const made = (asked: NewPage, files: Record<string, string> = {}) =>
  afterChore(siteWith(files), (checked) =>
    newPage(checked, tools, asked, { small: plain, never: () => undefined }),
  );
const changedBy = (asked: NewPage, files: Record<string, string> = {}): Record<string, string> => {
  const result = made(asked, files);
  if ('trouble' in result) throw new Error(result.trouble);
  expect(result.checked.problems).toEqual([]);
  return result.changed;
};

describe('A page from a template', () => {
  it('has the words that were given, and else words from its address', () => {
    const description = 'What the page of the hills has to say, in a sentence of its own.';
    expect(JSON.parse(changedBy({ route: '/far/hills' })['far/hills.json'] ?? '')).toMatchObject({
      $schema: expect.stringMatching(/^\.\.\/.*schemas\/page\.schema\.json$/),
      title: 'Hills',
      sample: true,
      seo: { title: 'New page: /far/hills' },
    });
    const given = changedBy({ route: '/hills', title: 'Hills and valleys', description });
    expect(JSON.parse(given['hills.json'] ?? '')).toMatchObject({
      title: 'Hills and valleys',
      seo: { title: 'Hills and valleys', description },
    });
    const short = changedBy({ route: '/hills', title: 'Hills' })['hills.json'] ?? '';
    expect(JSON.parse(short)).toMatchObject({ title: 'Hills', seo: { title: 'Hills: {owner.name}' } });
  });

  it.each([
    ['/industry/it-and-software', 'It and software'],
    ['/x', 'Page x'],
    ['/-', 'Page'],
    [`/${'long-'.repeat(30)}`, 'Long'.padEnd(5, ' ').concat('long '.repeat(17))],
  ])('is called by its address, and is valid at once: %s', (route, title) => {
    const [text = ''] = Object.values(changedBy({ route }));
    expect(JSON.parse(text)).toMatchObject({ title: title.slice(0, 90) });
  });

  it.each<[Partial<NewPage>, string]>([
    [
      { like: 'smal' },
      'There is no template "smal". Did you mean "small"? The templates are "small" and "never"; the address of a page to copy starts with a slash.',
    ],
    [
      { like: 'toString' },
      'There is no template "toString". The templates are "small" and "never"; the address of a page to copy starts with a slash.',
    ],
    [{ like: 'never' }, 'Such a page needs a picture: put one into pages-json/_media first.'],
    [{ like: '/invit' }, 'There is no page /invit. Did you mean /invite?'],
    [{ route: '/invite' }, 'The address /invite is taken by invite.json.'],
    [{ list: 'program' }, 'There is no shared list "program". Did you mean "programs"?'],
    [{ menu: 'More' }, 'The navigation has no menu. Add the page to it by hand, in _site.json.'],
  ])('has to be possible: %o', (asked, trouble) => {
    expect(made({ route: '/hills', ...asked })).toEqual({ trouble });
  });
});

it('An entry goes into the navigation itself where that has no menus', () => {
  const { navigation } = JSON.parse(changedBy({ route: '/hills', menu: '' })['_site.json'] ?? '') as {
    navigation: { items: object[] };
  };
  expect(navigation.items.at(-1)).toEqual({ label: 'Hills', to: '/hills' });
});

describe("A page from a template of the site's own", () => {
  const template = `{
  "$schema": "../../../../schemas/page.schema.json",
  "title": "A trade",
  "path": "/trades",
  "seo": { "title": "Title of a trade", "description": "What search engines say of a trade is written by npm run new." },
  "blocks": [
    { "type": "hero", "heading": "Another heading", "actions": [{ "label": "Invite", "to": "/invite" }] },
    { "type": "prose", "heading": "A trade", "text": "What is special in this trade." }
  ]
}
`;
  const files = { '_templates/trade.json': template };

  it('has its blocks as they are laid out, and what it was asked for as its title, its heading and its words for searches', () => {
    const description = 'What the page of the hills has to say, in a sentence of its own.';
    const asked = { route: '/far/hills', like: 'trade', title: 'Hills and valleys', description };
    expect(changedBy(asked, files)).toEqual({
      'far/hills.json': template
        .replace('"A trade",\n  "path": "/trades",', '"Hills and valleys",\n  "sample": true,')
        .replace('"Title of a trade"', '"Hills and valleys"')
        .replace(/"What search.*?"/, JSON.stringify(description))
        .replace('"Another heading"', '"Hills and valleys"'),
    });
  });

  it('keeps the heading of a first block that is no opening', () => {
    const article = {
      category: 'News',
      date: '2024-01-02',
      image: { src: 'dance', alt: 'A dance.' },
      excerpt: '',
    };
    const value = JSON.parse(template) as { blocks: object[] };
    const text = JSON.stringify({
      ...value,
      article: { ...article, excerpt: 'What is on the card is written anew.' },
      blocks: value.blocks.slice(1),
    });
    const changed = changedBy({ route: '/hills', like: 'news' }, { '_templates/news.json': text });
    expect(JSON.parse(changed['hills.json'] ?? '')).toMatchObject({
      title: 'Hills',
      article: { date: tools.today },
      blocks: [{ heading: 'A trade' }],
    });
  });

  it('comes before one of the engine with the same name, also where none is named', () => {
    const own = { '_templates/small.json': template };
    expect(changedBy({ route: '/hills' }, own)['hills.json']).toContain('What is special in this trade.');
  });

  it('is named where another one is asked for, and mistakes in it are to be fixed first', () => {
    expect(made({ route: '/hills', like: 'trad' }, files)).toEqual({
      trouble:
        'There is no template "trad". Did you mean "trade"? The templates are "small", "never" and "trade"; the address of a page to copy starts with a slash.',
    });
    for (const broken of ['{ "title": "A trade" "seo": {} }', '[]', ''])
      expect(made({ route: '/hills', like: 'trade' }, { '_templates/trade.json': broken })).toEqual({
        trouble:
          '_templates/trade.json is no sound JSON, so it cannot be copied. Fix it first: npm run check',
      });
  });
});

describe('A copied page', () => {
  const top = '\n  "aliases": ["/lectures"],\n  "path": "/speeches",';
  const talks = (name: string, more: string): string =>
    pageText(name, more).replace('"heading"', '"kicker": "Come here", "heading"');

  it('keeps the layout of the other one, and has its own name, address and mark', () => {
    const files = { 'talks.json': talks('Talks', top) };
    const text = changedBy({ route: '/hills', like: '/speeches' }, files)['hills.json'];
    const seo = (written: string): string => written.replace(/"seo": \{[^}]*\}/, '');
    expect(seo(text ?? '')).toBe(seo(talks('Hills', '\n  "sample": true,')));
    expect(text).toContain('"title": "New page: /hills"');
  });

  it.each(['\n  "sample": true,', '\n  "sample": false,'])(
    'has one mark, whatever the other had: %j',
    (more) => {
      const changed = changedBy({ route: '/hills', like: '/talks' }, { 'talks.json': talks('Talks', more) });
      expect(changed['hills.json']?.match(/"sample": true/g)).toHaveLength(1);
      expect(changed['hills.json']).not.toContain('false');
    },
  );

  it('finds its schema from where it lies', () => {
    const files = { 'talks.json': talks('Talks', '\n  "$schema": "../../../schemas/page.schema.json",') };
    const changed = changedBy({ route: '/far/away/hills', like: '/talks' }, files);
    expect(changed['far/away/hills.json']).toContain('"$schema": "../../../../../schemas/page.schema.json"');
  });

  it('is of today as an article', () => {
    const article = {
      category: 'News',
      date: '2024-01-02',
      image: { src: 'dance', alt: 'People dance round a tree.' },
      excerpt: 'An article about something that happened once.',
    };
    const page = { ...(JSON.parse(pageText('Talks')) as object), article };
    const text = JSON.stringify({ ...page, blocks: [{ type: 'prose', text: 'Some words.' }] }, null, 2);
    const changed = changedBy({ route: '/hills', like: '/talks' }, { 'talks.json': text });
    expect(changed['hills.json']).toContain(`"date": "${tools.today}"`);
    expect(changed['hills.json']).not.toContain(article.excerpt);
  });
});

describe('The entry of a new page', () => {
  const programs = '_collections/programs.json';
  it('in a list has the properties of the last one, and what the page knows', () => {
    const changed = changedBy({ route: '/hills', title: 'Hills', list: 'programs' });
    const { items: before } = JSON.parse(baseText(programs)) as { items: object[] };
    const { items: after } = JSON.parse(changed[programs] ?? '') as { items: Record<string, unknown>[] };
    expect(after.slice(0, -1)).toEqual(before);
    expect(Object.keys(after.at(-1) ?? {})).toEqual(expect.arrayContaining(Object.keys(before.at(-1) ?? {})));
    expect(after.at(-1)).toMatchObject({ title: 'Hills', to: '/hills', sample: true });
    const start = baseText(programs).replace(/\s*\]\s*\}\s*$/, '');
    expect(changed[programs]?.startsWith(start)).toBe(true);
  });

  it.each([
    ['a property a line', 2, '{\n      "title": "Hills",\n      "text": '],
    ['a tab deep', '\t', '{\n\t\t\t"title": "Hills",\n\t\t\t"text": '],
    ['one line', 0, '{ "title": "Hills", "text": '],
  ])('in a list is laid out as the last one: %s', (_, indent, start) => {
    const items = [{ title: 'One', text: 'A card of its own.', to: '/invite' }];
    const list = { listOf: 'card', items };
    const files = { [programs]: JSON.stringify(list, null, indent) };
    const changed = changedBy({ route: '/hills', list: 'programs' }, files);
    expect(changed[programs]).toContain(start);
  });

  it('has a button to the page where the last one has one to its own', () => {
    const cards = [
      { title: 'One', text: 'A card of its own.', to: '/invite', action: { label: 'More', to: '/invite' } },
    ];
    const other = [{ ...cards[0], to: '/', action: { label: 'Ask', to: '/invite' } }];
    const actionFor = (list: object[]) => {
      const changed = changedBy(
        { route: '/hills', list: 'programs' },
        { [programs]: listText('card', list) },
      );
      return (JSON.parse(changed[programs] ?? '') as { items: { action: object }[] }).items.at(-1)?.action;
    };
    expect([actionFor(cards), actionFor(other)]).toEqual([
      { label: 'More', to: '/hills' },
      { label: 'Ask', to: '/invite' },
    ]);
  });

  const menus = edited(
    '_site.json',
    '{ "label": "Home", "to": "/" },',
    `{ "label": "Near", "menu": [{ "label": "Lakes", "to": "/far/lakes" }, { "label": "Invite", "to": "/invite" }] },
      {
        "label": "Far",
        "to": "/far/lakes",
        "menu": [
          { "label": "Home", "to": "/" },
          { "label": "All lakes", "to": "/far/lakes" }
        ]
      },`,
  );
  const files = { '_site.json': menus, 'far/lakes.json': pageText('Lakes') };
  it.each([
    ['', '{ "label": "All lakes", "to": "/far/lakes" }', ',\n          '],
    ['far', '{ "label": "All lakes", "to": "/far/lakes" }', ',\n          '],
    ['Near', '{ "label": "Invite", "to": "/invite" }', ', '],
  ])('in the menu "%s" stands behind the last one', (menu, last, between) => {
    const changed = changedBy({ route: '/far/hills', menu }, files);
    const entry = '{ "label": "Hills", "to": "/far/hills" }';
    expect(changed['_site.json']).toBe(menus.replace(last, `${last}${between}${entry}`));
  });

  it.each([
    [
      '/hills',
      '',
      'No menu leads to other pages in the folder of /hills. Say which one is meant. The menus are called "Near" or "Far".',
    ],
    ['/far/hills', 'Fare', 'The navigation has no menu "Fare". Did you mean "Far"?'],
  ])('needs a menu: %s %s', (route, menu, trouble) => {
    expect(made({ route, menu }, files)).toEqual({ trouble });
  });
});
