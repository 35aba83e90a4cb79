import { describe, expect, it } from 'vitest';
import { byPlace } from './without-consequences';
import type { Problem } from './problem';

const at = (file: string, line: number, column: number): Problem => ({ file, line, column }) as Problem;

describe('Problems in the order of their places', () => {
  it('come by file, then by line, then by column', () => {
    const ordered = [
      at('a.json', 2, 1),
      at('a.json', 2, 9),
      at('a.json', 10, 3),
      at('b.json', 1, 1),
      at('c.json', 1, 1),
    ];
    const [one, two, three, four, five] = ordered as [Problem, Problem, Problem, Problem, Problem];
    expect([five, three, two, four, one].toSorted(byPlace)).toEqual(ordered);
    expect([four, one, five, two, three].toSorted(byPlace)).toEqual(ordered);
  });

  it('keep their order where they have the same place', () => {
    expect(byPlace(at('a.json', 3, 4), at('a.json', 3, 4))).toBe(0);
  });
});
