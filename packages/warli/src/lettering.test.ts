import { describe, expect, it } from 'vitest';
import { letters } from './lettering';

/** Where the parts of an outline lie. */
const parts = (d: string) =>
  d
    .split('Z')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
      const [x, y] = [0, 1].map((from) => numbers.filter((_, i) => i % 2 === from));
      return { left: Math.min(...(x ?? [])), right: Math.max(...(x ?? [])), low: Math.max(...(y ?? [])) };
    });

describe('letters', () => {
  it('stand about the middle of their foot', () => {
    const all = parts(letters('Edge', 'display', [400, 300], 100));
    const [left, right] = [Math.min(...all.map((p) => p.left)), Math.max(...all.map((p) => p.right))];
    expect(Math.abs((left + right) / 2 - 400)).toBeLessThan(6);
    expect(right - left).toBeGreaterThan(150);
  });

  it('are shaped: a vowel sign joins its letter, without the dotted circle of a lone one', () => {
    expect(parts(letters('धार', 'displayMarathi', [0, 0], 100)).length).toBeLessThan(9);
  });

  it('keep the dot of a nasal clear of the bow of a short i', () => {
    const all = parts(letters('जिंकण्याची', 'displayMarathi', [0, 0], 1000));
    const dot = all.find(({ low }) => low < -600);
    expect(dot?.left).toBeGreaterThan(all[0]?.right ?? Infinity);
  });
});
