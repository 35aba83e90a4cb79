import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../model/json';
import { openValue } from '../../testing/open-value';
import { runsOf } from './repeated-blocks';

const block = (heading: string, words = 40): JsonObject => ({
  type: 'prose',
  heading,
  text: 'word '.repeat(words),
});
const [one, two, three] = [block('One'), block('Two'), block('Three')];

describe('Blocks that stand twice', () => {
  it.each<[string, JsonObject[], object[]]>([
    ['none of different ones', [one, two, three], []],
    ['one that follows itself', [one, one, two], [{ at: 1, amount: 1, first: 0 }]],
    ['one further down', [one, two, one], [{ at: 2, amount: 1, first: 0 }]],
    ['a run that was pasted twice', [one, two, three, one, two], [{ at: 3, amount: 2, first: 0 }]],
    [
      'one that stands three times',
      [one, one, one],
      [
        { at: 1, amount: 1, first: 0 },
        { at: 2, amount: 1, first: 0 },
      ],
    ],
    ['none with other words', [one, { ...one, text: `${'word '.repeat(39)}words` }], []],
    [
      'one that is short, where its id stands twice too',
      [
        { ...block('Call', 5), id: 'call' },
        { ...block('Call', 5), id: 'call' },
      ],
      [{ at: 1, amount: 1, first: 0 }],
    ],
    ['none that is short', [block('Call', 5), block('Call', 5)], []],
  ])('are %s', (_, blocks, expected) => {
    expect(runsOf(openValue({ blocks }))).toEqual(expected);
  });

  it('are none where there are no blocks', () => {
    expect(runsOf(openValue({}))).toEqual([]);
    expect(runsOf(openValue({ blocks: 'text' }))).toEqual([]);
    expect(runsOf(openValue({ blocks: [null, 3, one] }))).toEqual([]);
  });
});
