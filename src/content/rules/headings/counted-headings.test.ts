import { describe, expect, it } from 'vitest';
import { countedHeadings, withCount } from './counted-lists';

const items = ['a', 'b', 'c'];
const headingOf = (heading: string, block = {}): object[] =>
  countedHeadings({ blocks: [{ heading, items, ...block }] });

describe('A heading that counts', () => {
  it.each([
    ['Ten team problems an outbound works on', 'Ten team problems', [10]],
    ['7 programs for companies', '7 programs', [7]],
    ['Six store and beat moments we rehearse', 'Six store and beat moments', [6]],
    ['Expertise: seven domains of talks', 'seven domains', [7]],
    ['11 Ten team problems', 'Ten team problems', [10]],
    ['Six problems that all four roles share', 'Six problems', [6, 4]],
  ])('is known: %s', (heading, written, said) => {
    expect(headingOf(heading)).toEqual([
      { pointer: '/blocks/0/heading', written, said, list: '/blocks/0/items', length: 3 },
    ]);
  });

  it.each([
    'Two days in the hills',
    'Formats from 60 minutes to 12 months',
    'Born in 1995, books since 2004',
    'For one of his friends',
    'Two of his',
    'Three people to ring',
    'Half past four',
  ])('is not: %s', (heading) => {
    expect(headingOf(heading)).toEqual([]);
  });

  it('may be the end of an introduction, before a colon', () => {
    const intro = 'One speech helps neither of 2 groups. Four of our fields:';
    expect(headingOf('Fields', { intro })).toMatchObject([
      { pointer: '/blocks/0/intro', written: 'Four of our fields', said: [4], length: 3 },
    ]);
    expect(headingOf('Fields', { intro: 'Four of our fields.' })).toEqual([]);
    expect(headingOf('Fields', { intro: 'Four fields: ours' })).toEqual([]);
  });

  it('is told with the right number as it counts itself', () => {
    expect(withCount('Ten team problems', 9)).toBe('Nine team problems');
    expect(withCount('seven domains', 16)).toBe('16 domains');
    expect(withCount('7 programs', 8)).toBe('8 programs');
  });

  it('counts the one list of its block, which may be a shared one', () => {
    const shared = { items: { from: 'videos', first: 6 } };
    expect(headingOf('Watch six talks', shared)).toMatchObject([{ list: '/blocks/0/items' }]);
    expect(headingOf('Six talks', { others: items })).toEqual([]);
    expect(headingOf('Six talks', { items: undefined, text: items, actions: items })).toEqual([]);
    expect(countedHeadings({ blocks: [null, 'Six talks', { heading: 6, items }] })).toEqual([]);
    expect(countedHeadings({})).toEqual([]);
  });
});
