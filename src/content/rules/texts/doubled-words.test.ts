import { describe, expect, it } from 'vitest';
import { doubledHint, doubledIn } from './word-checks';

describe('A word that is typed twice', () => {
  it.each([
    ['It is the the town.', 'the the'],
    ['The the town', 'The the'],
    ['We come to to Pune.', 'to to'],
    ['All of  of it', 'of  of'],
    ['Tea and\nand talk', 'and\nand'],
    ['with your your team', 'your your'],
  ])('is found: %s', (text, written) => {
    expect(doubledHint.test(text)).toBe(true);
    expect(doubledIn(text)?.written).toBe(written);
  });

  it.each([
    'He had had enough, and that that was true.',
    'A very very small small town, Walla Walla',
    'Come in in pairs. It is so so good.',
    'The The played.',
    'Vitamin A a day',
    'What it is is a habit. All he does is is listed.',
    'We go to to-do lists, from A-a to an-an',
    'the\n\nthe',
    'to. To the. The',
    'Write `the the` there',
    'हळू हळू, is-is, the.the',
  ])('is none that may be right: %s', (text) => {
    expect(doubledIn(text)).toBeUndefined();
  });
});
