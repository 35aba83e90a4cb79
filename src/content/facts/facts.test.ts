import { describe, expect, it } from 'vitest';
import { pageText } from '../../../tests/checker/support/summary-of';
import { checkNear, siteWith } from '../../../tests/checker/support/virtual-site';
import type { PageEntry } from './site';

function known(text: string): PageEntry | undefined {
  return checkNear(siteWith({ 'new.json': text })).site.pages.find(({ route }) => route === '/new');
}
const withHero = (hero: string, top = ''): string =>
  pageText('Ape', top).replace('{ "type": "hero", "heading": "Ape" }', hero);
const image = '"image": { "src": "dance", "alt": "A long line of dancers." }';
const article = `"article": { "category": "Notes", "date": "2026-01-02", "excerpt": "A short word about apes, to be read in a list.", ${image} },`;
const prose = '{ "type": "prose", "heading": "Words", "text": "Words." }';

describe('The picture for shared links of a page', () => {
  it.each([
    ['its hero', withHero(`{ "type": "hero", "heading": "Apes!", ${image} }`), 'Apes!', 'dance', undefined],
    ['its hero without a picture', pageText('Ape', '"ground": "neem",'), 'Ape', undefined, 'neem'],
    ['the article that it is', withHero(prose, article), 'Ape', 'dance', undefined],
    [
      'its own title, where the hero stands further down',
      withHero(`${prose}, { "type": "hero", "heading": "Apes!", ${image} }`),
      'Ape',
      undefined,
      undefined,
    ],
  ])('shows %s', (_, text, heading, picture, ground) => {
    expect(known(text)?.social).toEqual({
      heading,
      ...(ground !== undefined && { ground }),
      ...(picture !== undefined && { picture }),
    });
  });

  it('is the page’s own, alone, where it names one', () => {
    const text = withHero(`{ "type": "hero", "heading": "Apes!", ${image} }`);
    const own = text.replace('"seo": {', '"seo": { "image": "banana",');
    expect(known(own)?.social).toEqual({
      heading: 'Apes!',
      picture: 'banana',
      isAlone: true,
    });
  });

  it('is not known where the page has a mistake', () => {
    const page = known(pageText('Ape', '"grund": "neem",'));
    expect(page?.isSound).toBe(false);
    expect(page).not.toHaveProperty('social');
  });
});

describe('What is known of a page', () => {
  it('is its title, and whether it is an article or a draft', () => {
    const page = known(pageText('Ape', '"draft": true,', `{ "type": "prose", "text": "x" }, ${prose}`));
    expect(page).toMatchObject({ title: 'Ape', isDraft: true, isArticle: false });
    expect(page).not.toHaveProperty('card');
    expect(known(withHero(prose, article))).toMatchObject({ isDraft: false, isArticle: true });
  });

  it('is small: of its texts only what a rule wants to know, of its lists what is taken from elsewhere', () => {
    const blocks = [
      '{ "type": "prose", "text": "A long [text](/invite)." }',
      '{ "type": "prose", "text": "A text." }',
      '{ "type": "cards", "items": { "from": "programs" } }',
      '{ "type": "cards", "items": [{ "icon": "users", "title": "Team", "text": "A word." }] }',
    ];
    const { annotations = [], notes } = known(pageText('Ape', '', blocks.join(', '))) ?? {};
    const of = (kind: string) => annotations.filter((one) => one.kind === kind);
    expect(of('richText').map(({ pointer, value, links }) => [pointer, value, links])).toEqual([
      ['/blocks/1/text', undefined, ['/invite']],
    ]);
    expect(of('list').map(({ value }) => value)).toEqual([{ from: 'programs' }]);
    expect(of('opening').map(({ pointer, value }) => [pointer, value])).toEqual([['/blocks/0', undefined]]);
    expect(Object.keys(notes ?? {})).toEqual(['labelled links']);
  });
});
