import { describe, expect, it } from 'vitest';
import { afterChore } from '../../../tests/checker/support/changed-site';
import { formText } from '../../../tests/checker/support/form-text';
import { listText, pageText } from '../../../tests/checker/support/summary-of';
import { edited, siteWith, tools } from '../../../tests/checker/support/virtual-site';
import type { Source } from '../source/source';
import { removePage } from './publish-page';

const removed = (source: Source, route: string) =>
  afterChore(source, (checked) => removePage(checked, tools.validator, route));
const done = (source: Source, route: string) => {
  const result = removed(source, route);
  if ('trouble' in result) throw new Error(result.trouble);
  return result;
};
const talks = { 'talks.json': pageText('Talks', '"aliases": ["/speeches"],') };
/** The settings with something else in the place of the entries of the bar. */
const withItems = (items: object[]): string =>
  edited(
    '_site.json',
    '{ "label": "Home", "to": "/" },',
    `${items.map((item) => JSON.stringify(item)).join(', ')}, { "label": "Home", "to": "/" },`,
  );
const withBlock = (...blocks: object[]): string =>
  pageText('More', '', blocks.map((block) => JSON.stringify(block)).join(', '));
const prose = (text: string | string[]): object => ({ type: 'prose', heading: 'More', text });

describe('A page that is taken away', () => {
  it('goes, and nothing else where nothing leads to it', () => {
    expect(done(siteWith(talks), '/talks')).toMatchObject({
      changed: {},
      gone: ['talks.json'],
      checked: { problems: [] },
    });
  });

  it.each<[string, object, object]>([
    [
      'a link',
      prose('See [the talks](/talks) and [the form](/invite).'),
      prose('See the talks and [the form](/invite).'),
    ],
    [
      'several, by old addresses too',
      prose('[a](/talks#x), [b](/speeches "c"), [d](</talks>)'),
      prose('a, b, d'),
    ],
    ['lines', prose(['**[a](/talks)**', '', '- [*b*](/talks)']), prose(['**a**', '', '- *b*'])],
  ])('leaves the words of a text that led there: %s', (_, before, after) => {
    const { changed, checked } = done(siteWith({ ...talks, 'more.json': withBlock(before) }), '/talks');
    expect([checked.problems, changed]).toEqual([[], { 'more.json': withBlock(after) }]);
  });

  it('takes entries of menus along, and an entry with a menu only loses its own link', () => {
    const items = [
      { label: 'Talks', to: '/talks' },
      {
        label: 'Help',
        to: '/talks',
        menu: [
          { label: 'Invite', to: '/invite' },
          { label: 'Talks', to: '/speeches' },
        ],
      },
      { label: 'All', to: '/talks', menu: [{ label: 'Talks', to: '/talks' }] },
    ];
    const { changed, checked } = done(siteWith({ ...talks, '_site.json': withItems(items) }), '/talks');
    expect(checked.problems).toEqual([]);
    const navigation = (JSON.parse(changed['_site.json'] ?? '') as { navigation: { items: object[] } })
      .navigation;
    expect(navigation.items).toEqual([
      { label: 'Help', menu: [{ label: 'Invite', to: '/invite' }] },
      { label: 'Home', to: '/' },
      { label: 'About', to: '/about-{owner.slug}' },
    ]);
  });

  it('takes marks of examples out with the settings that they are about', () => {
    const settings = withItems([{ label: 'Talks', to: '/talks' }]).replace(
      '"origin"',
      '"samples": ["/navigation/items/0/label", "/contact/phone"],\n  "origin"',
    );
    const { changed, checked } = done(siteWith({ ...talks, '_site.json': settings }), '/talks');
    expect([checked.problems, JSON.parse(changed['_site.json'] ?? '')]).toMatchObject([
      [],
      { samples: ['/contact/phone'] },
    ]);
  });

  it('takes cards along that lead there, and buttons from others', () => {
    const cards = [
      {
        title: 'One',
        text: 'A card that leads there.',
        to: '/talks',
        action: { label: 'Invite', to: '/invite' },
      },
      { title: 'Two', text: 'A card with a button.', action: { label: 'Talks', to: '/talks' } },
      { title: 'Three', text: 'A card of its own kind.', to: '/invite' },
    ];
    const files = { ...talks, '_collections/programs.json': listText('card', cards) };
    const { changed, checked } = done(siteWith(files), '/talks');
    expect(checked.problems).toEqual([]);
    expect(changed['_collections/programs.json']).toBe(
      listText('card', [{ title: 'Two', text: 'A card with a button.' }, cards[2] ?? {}]),
    );
  });

  it('takes buttons along, and their list with the last one', () => {
    const banner = {
      type: 'banner',
      heading: 'Write to us',
      actions: [
        { label: 'Talks', to: '/talks' },
        { label: 'Invite', to: '/invite' },
      ],
    };
    const page = pageText('More');
    const withButton = page.replace(
      '"heading": "More" }]',
      `"heading": "More", "actions": [{ "label": "Talks", "to": "/talks" }] }, ${JSON.stringify(banner)}]`,
    );
    const { changed, checked } = done(siteWith({ ...talks, 'more.json': withButton }), '/talks');
    expect(checked.problems).toEqual([]);
    expect(changed['more.json']).toBe(
      page.replace(
        '"heading": "More" }]',
        `"heading": "More" }, ${JSON.stringify({ ...banner, actions: [banner.actions[1]] })}]`,
      ),
    );
  });

  it('stays where something cannot do without the link, and names each such place', () => {
    const held = removed(siteWith({}), '/invite');
    expect(held).toMatchObject({ trouble: expect.stringMatching(/^Nothing was changed: the lines below/) });
    expect('obstacles' in held ? held.obstacles : []).toEqual([
      { file: '_site.json', line: 19, text: expect.stringMatching(/^"columns": .*…$/) },
      { file: 'about.json', line: 48, text: expect.stringContaining('"to": "/invite"') },
      { file: 'index.json', line: 39, text: expect.stringContaining('"to": "/invite#terms"') },
    ]);
    const reference = prose(['[a][b] [c](/talks)', '', '[b]: /talks']);
    const texts = removed(siteWith({ ...talks, 'more.json': withBlock(reference) }), '/talks');
    expect(texts).toMatchObject({
      trouble: expect.stringMatching(/the line below leads there/),
    });
  });

  it.each([
    ['/', 'The home page is where the site begins, and stays.'],
    ['/nope', 'There is no page /nope.'],
    ['/invit', 'There is no page /invit. Did you mean /invite?'],
    ['/book', '/book is an old address of /invite: it stands in the "aliases" of invite.json.'],
  ])('has to be there, and no home page: %s', (route, trouble) => {
    expect(removed(siteWith({}), route)).toEqual({ trouble });
  });
});

describe('A form', () => {
  const block = (form: string): object => ({ type: 'enquiryForm', form, heading: `Write for ${form}` });
  const files = {
    'talks.json': pageText(
      'Talks',
      '',
      [block('visit'), block('contact')].map((one) => JSON.stringify(one)).join(', '),
    ),
    'more.json': withBlock(block('contact')),
    '_forms/visit.json': formText(undefined, {
      thanks: { heading: 'Thank you', text: '[Talks](/talks)', page: '/' },
    }),
    '_forms/contact.json': formText(),
  };

  it('goes with the only page that shows it', () => {
    const { gone, changed, checked } = done(siteWith(files), '/talks');
    expect(gone.toSorted()).toEqual(['_forms/visit.json', 'talks.json']);
    expect([changed, checked.problems]).toEqual([{}, []]);
  });

  it('stays where it was shown by nothing before', () => {
    const { 'talks.json': _, ...others } = files;
    const without = { ...others, 'talks.json': pageText('Talks') };
    expect(done(siteWith(without), '/talks').gone).toEqual(['talks.json']);
  });
});
