import { describe, expect, it } from 'vitest';
import { contrast, mixed, nearestPassing } from './colour';

describe('The contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#767676', '#ffffff', 4.54],
    ['#0f5c62', '#0f5c62', 1],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });
});

it('A mixed colour has a share of each', () => {
  expect(mixed('#000000', '#ffffff', 0.2)).toBe('#333333');
  expect(mixed('#ff0000', '#0000ff', 0)).toBe('#ff0000');
});

describe('The nearest colour that can be read', () => {
  it('is the colour itself where that can be read', () => {
    expect(nearestPassing('#96401f', ['#ffffff'], 4.5)).toBe('#96401f');
  });

  it.each([
    ['#3b82f6', '#ffffff'],
    ['#d5eee4', '#fbfdfc'],
    ['#7a6cb8', '#4b3a86'],
    ['#777777', '#767676'],
  ])('is for %s on %s as light or dark as it has to be, and no more', (colour, other) => {
    const found = nearestPassing(colour, [other], 4.5) ?? colour;
    expect(contrast(found, other)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(found, other)).toBeLessThan(4.75);
  });

  it('keeps its hue', () => {
    expect(nearestPassing('#ff0000', ['#ffffff'], 4.5)).toMatch(/^#[0-9a-f]{2}0000$/);
    expect(nearestPassing('#808080', ['#ffffff'], 4.5)).toMatch(/^#(..)\1\1$/);
  });

  it('is none where nothing can be read on all', () => {
    expect(nearestPassing('#ff0000', ['#ffffff', '#000000'], 7)).toBeUndefined();
  });
});
