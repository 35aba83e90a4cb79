import { describe, expect, it } from 'vitest';
import { rateLimit } from './create-receiver';

describe('A limit of posts in a minute', () => {
  it('says after how many seconds an address may post again', () => {
    let now = 0;
    const wait = rateLimit(2, () => now);
    expect([wait('a'), wait('b')]).toEqual([0, 0]);
    now = 20_000;
    expect([wait('a'), wait('a')]).toEqual([0, 40]);
    now = 59_999;
    expect(wait('a')).toBe(1);
    now = 60_000;
    expect([wait('a'), wait('a'), wait('b')]).toEqual([0, 20, 0]);
  });

  it('does not count what was refused', () => {
    let now = 0;
    const wait = rateLimit(1, () => now);
    expect(wait('a')).toBe(0);
    now = 30_000;
    expect(wait('a')).toBe(30);
    now = 60_000;
    expect(wait('a')).toBe(0);
  });

  it('locks nobody out when the clock is set back', () => {
    let now = 3_600_000;
    const wait = rateLimit(1, () => now);
    expect([wait('a'), wait('a')]).toEqual([0, 60]);
    now = 0;
    expect([wait('a'), wait('a')]).toEqual([0, 60]);
  });

  it('refuses all where none may come', () => {
    expect(rateLimit(0, () => 0)('a')).toBe(60);
  });

  it('remembers ten thousand addresses, and forgets the one that posted longest ago', () => {
    const wait = rateLimit(1, () => 0);
    for (let at = 0; at < 10_000; at += 1) wait(`a${at}`);
    expect(wait('a0')).toBe(60);
    wait('another');
    expect([wait('a0'), wait('a2')]).toEqual([60, 60]);
    expect(wait('a1')).toBe(0);
  });
});
