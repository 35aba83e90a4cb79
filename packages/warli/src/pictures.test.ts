import { describe, expect, it } from 'vitest';
import { pictures } from './pictures';

const drawn = pictures();

describe('the scenes', () => {
  it('are at most 25 kB each', () => {
    expect(drawn.length).toBeGreaterThan(100);
    expect(drawn.filter(({ svg }) => Buffer.byteLength(svg) > 25_000).map(({ file }) => file)).toEqual([]);
  });

  it('differ from each other', () => {
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
  });
});
