import type { XastElement } from 'svgo/browser';
import { describe, expect, it } from 'vitest';
import { tooMuchRepeated, tooMuchText } from './drawing-limits';

const entity = (at: number, text = 'x'): string => `<!ENTITY e${at} "${text}">`;
const times = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join('');

describe('The text of a drawing', () => {
  it.each([
    ['a megabyte', ' '.repeat(1_000_000)],
    ['5000 parts', times(5000, () => '<a/>')],
    ['parts that lie 100 deep', '<g>'.repeat(100) + '</g>'.repeat(100)],
    ['thousands of parts that lie beside each other', '<g></g>'.repeat(4000)],
    ['50 pieces of text', times(50, (at) => entity(at))],
    ['a piece of 300 signs', entity(1, 'x'.repeat(300 - entity(1, '').length + '<!ENTITY'.length))],
    ['an ampersand behind its pieces', `${entity(1)}<text>&e1; &amp; more</text>`],
    ['a piece that nobody ends', '<!ENTITY a "x"'],
    ['20 filters', times(10, () => '<g filter="url(#f)"/><g style="filter : x"/>')],
    ['signs of less that begin no part', '< 5 '.repeat(6000)],
  ])('may have %s', (_, svg) => {
    expect(tooMuchText(svg)).toBeUndefined();
  });

  it.each([
    ['more', ' '.repeat(1_000_001), 'it has more than a megabyte'],
    ['5001 parts', times(5001, () => '<a/>'), 'it has more than 5000 parts'],
    ['5001 parts that are closed', '<g></g>'.repeat(5001), 'it has more than 5000 parts'],
    ['parts that lie 101 deep', '<g>'.repeat(101), 'its parts lie more than 100 deep inside each other'],
    [
      '51 pieces of text',
      times(51, (at) => entity(at)),
      'it defines pieces of text that stand for longer ones',
    ],
    [
      'a piece of 301 signs',
      entity(1, 'x'.repeat(301 - entity(1, '').length + '<!ENTITY'.length)),
      'it defines pieces of text that stand for longer ones',
    ],
    [
      'a piece that stands for others',
      entity(1) + entity(2, '&e1;'),
      'it defines pieces of text that stand for longer ones',
    ],
    [
      'a long piece that nobody ends',
      `<!ENTITY a "${'x'.repeat(300)}`,
      'it defines pieces of text that stand for longer ones',
    ],
    [
      '21 filters',
      times(21, () => '<g filter="url(#f)"/>'),
      'more than 20 of its parts are blurred or otherwise filtered',
    ],
    [
      '21 filters in styles',
      '{filter : x}'.repeat(21),
      'more than 20 of its parts are blurred or otherwise filtered',
    ],
  ])('may not have %s', (_, svg, reason) => {
    expect(tooMuchText(svg)).toBe(reason);
  });
});

const element = (attributes: Record<string, string>, ...children: XastElement[]): XastElement => ({
  type: 'element',
  name: 'g',
  attributes,
  children: [{ type: 'text', value: ' ' }, ...children],
});
const shape = (count: number): XastElement[] => Array.from({ length: count }, () => element({}));
/** So many groups, each of which draws the one before it twice: two to the power of their number in all. */
const doubling = (count: number, again: (id: string) => Record<string, string>): XastElement =>
  element(
    {},
    ...Array.from({ length: count }, (_, at) =>
      element(
        { id: `a${at}` },
        ...(at === 0 ? [] : [element(again(`a${at - 1}`)), element(again(`a${at - 1}`))]),
      ),
    ),
  );

describe('What a drawing draws again', () => {
  const reason = 'it draws its parts again and again';

  it('may be 20,000 parts in all', () => {
    // A group of 198 parts, 99 times what draws it again, and the drawing itself: 199 + 99 * 200 + 1.
    const group = element({ id: 'a' }, ...shape(198));
    const again = Array.from({ length: 99 }, () => element({ href: '#a' }));
    expect(tooMuchRepeated(element({}, group, ...again))).toBeUndefined();
    expect(tooMuchRepeated(element({}, group, ...again, element({})))).toBe(reason);
  });

  it.each([
    ['an address', (id: string) => ({ href: `#${id}` })],
    ['an older address', (id: string) => ({ 'xlink:href': `#${id}` })],
    ['a fill', (id: string) => ({ fill: `url(#${id})` })],
    ['a style', (id: string) => ({ style: `top: 0; mask: url( "#${id}" )` })],
    ['a style in other quotes', (id: string) => ({ style: `mask:url('#${id}')` })],
  ])('is counted when %s names it', (_, again) => {
    expect(tooMuchRepeated(doubling(16, again))).toBe(reason);
    expect(tooMuchRepeated(doubling(8, again))).toBeUndefined();
  });

  it.each([
    ['a word', (id: string) => ({ title: `#${id}` })],
    ['an attribute that only ends like an address', (id: string) => ({ myhref: `#${id}` })],
    ['an attribute that begins like an address', (id: string) => ({ hrefs: `#${id}` })],
    ['an address elsewhere', (id: string) => ({ href: id })],
  ])('is not counted when %s names it', (_, again) => {
    expect(tooMuchRepeated(doubling(16, again))).toBeUndefined();
  });

  it('may name itself, and what is not there', () => {
    expect(
      tooMuchRepeated(element({ id: 'a' }, element({ href: '#a' }), element({ href: '#gone' }))),
    ).toBeUndefined();
  });
});
