import { describe, expect, it } from 'vitest';
import { brief, count, didYouMean, either } from './wording';

const names = (amount: number): string[] => Array.from({ length: amount }, (_, at) => `n${at}`);

describe('The words that problems share', () => {
  it.each([
    [[], ''],
    [['a'], '"a"'],
    [['a', 'b'], '"a" or "b"'],
    [['a', 'b', 'c'], '"a", "b" or "c"'],
  ])('name %j as a choice', (given, words) => {
    expect(either(given)).toBe(words);
  });

  it('name twelve of a long list, and count the others', () => {
    expect(either(names(12))).toMatch(/"n10" or "n11"$/);
    expect(either(names(14))).toMatch(/"n10", "n11" and 2 more$/);
  });

  it('ask for what is near, if anything is', () => {
    expect(didYouMean('hero')).toBe('Did you mean "hero"? ');
    expect(didYouMean(undefined)).toBe('');
  });

  it('count one and many', () => {
    expect([0, 1, 2].map((amount) => count(amount, 'letter', 'letters'))).toEqual([
      '0 letters',
      '1 letter',
      '2 letters',
    ]);
  });

  it('cut a quotation that is longer than it may be', () => {
    expect(brief('x'.repeat(60))).toBe('x'.repeat(60));
    expect(brief('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
    expect(brief('abcdef', 4)).toBe('abc…');
  });
});
