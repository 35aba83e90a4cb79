import { describe, expect, it } from 'vitest';
import { firstViews, type Seen } from './first-view';

const views = () => firstViews(['class', 'class=a', 'class~=b', 'data-x=1']);

/** Each kind of element as `tag answers`, with the tags around it. */
function shown(html: string): Record<string, string[]> {
  const named = ({ tag, answers }: Seen): string => [tag, ...answers].join(' ');
  const kinds = views()(html).elements();
  return Object.fromEntries(kinds.map((one) => [named(one), Array.from(one.around, named).toSorted()]));
}
const page = { html: [], body: ['html'] };

describe('The elements of a view', () => {
  it.each<[string, Record<string, string[]>]>([
    ['', page],
    ['words', page],
    ['<p>words</p>', { ...page, p: ['body', 'html'] }],
    ['<p class="a">', { ...page, 'p class class=a': ['body', 'html'] }],
    ['<p class="c b">', { ...page, 'p class class~=b': ['body', 'html'] }],
    ['<p data-x="1" data-y="1">', { ...page, 'p data-x=1': ['body', 'html'] }],
    ['<p data-x="2">', { ...page, p: ['body', 'html'] }],
    [
      '<ol><li></li></ol><p></p>',
      { ...page, ol: ['body', 'html'], li: ['body', 'html', 'ol'], p: ['body', 'html'] },
    ],
    ['<br/><p></p>', { ...page, br: ['body', 'html'], p: ['body', 'html'] }],
    ['<h1><img/></h1>', { ...page, h1: ['body', 'html'], img: ['body', 'h1', 'html'] }],
    ['<b><i></b><p></p>', { ...page, b: ['body', 'html'], i: ['b', 'body', 'html'], p: ['body', 'html'] }],
    ['<b></i><p></p></b>', { ...page, b: ['body', 'html'], p: ['b', 'body', 'html'] }],
    ['<ol><p></p></ol><p></p>', { ...page, ol: ['body', 'html'], p: ['body', 'html', 'ol'] }],
    ['<ol><ol></ol></ol>', { ...page, ol: ['body', 'html', 'ol'] }],
    ['<!-- <P> --><p>', { ...page, p: ['body', 'html'] }],
  ])('%s are known with what they stand in', (html, kinds) => {
    expect(shown(html)).toEqual(kinds);
  });
});

describe('Two views', () => {
  /** The keys of views, one after the other in one stylesheet. */
  const keysOf = (...pages: string[]): string[] => {
    const viewOf = views();
    return pages.map((html) => viewOf(html).key);
  };

  it.each([
    ['other words', '<p>One</p>', '<p>Two</p>'],
    ['more of the same', '<p></p>', '<p></p><p></p>'],
    ['attributes that nobody asks for', '<p id="x"></p>', '<p id="y"></p>'],
    ['the same variable', '<p style="top:var(--a)">', '<p style="left:var(--a)">'],
  ])('of %s are the same', (_, one, other) => {
    const [first, second] = keysOf(one, other);
    expect(first).toBe(second);
  });

  it.each([
    ['another tag', '<p></p>', '<h1></h1>'],
    ['an answer', '<p class="a"></p>', '<p></p>'],
    ['another place', '<ol><p></p></ol>', '<ol></ol><p></p>'],
    ['another order of places', '<b><i></i></b>', '<i><b></b></i>'],
    ['a variable', '<p style="top:var(--a)">', '<p>'],
    ['another variable', '<p style="top:var(--a)">', '<p style="top:var(--b)">'],
  ])('that differ in %s are two', (_, one, other) => {
    const [first, second] = keysOf(one, other);
    expect(first).not.toBe(second);
  });

  it('of thousands of tags that are written otherwise are the same too', () => {
    const written = Array.from({ length: 6000 }, (_, at) => `<p id="${at}"></p>`);
    const [key, ...others] = keysOf(written[0] ?? '', written.join(''), '<p id="new"></p>');
    expect(others).toEqual([key, key]);
  });
});

it('the variables of a view are those that its HTML reads', () => {
  const { variables } = views()('<p style="top:var(--a-b);left:var(--c_1, 2px)">--d var(e)</p>');
  expect([...variables]).toEqual(['--a-b', '--c_1']);
});
