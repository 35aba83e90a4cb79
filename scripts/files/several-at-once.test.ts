import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { severalAtOnce } from './several-at-once';

const items = Array.from({ length: 100 }, (_, at) => at);

describe('several works at once', () => {
  it('are each done once, in their order', async () => {
    const begun: number[] = [];
    await severalAtOnce(items, async (item) => {
      begun.push(item);
      await setTimeout();
    });
    expect(begun).toEqual(items);
  });

  it('begin no more after the first that fails', async () => {
    const begun: number[] = [];
    const work = async (item: number): Promise<void> => {
      begun.push(item);
      await setTimeout();
      if (item === 0) throw new Error('It is no picture.');
    };
    await expect(severalAtOnce(items, work)).rejects.toThrow('It is no picture.');
    const until = begun.length;
    await setTimeout(20);
    expect(begun.length).toBe(until);
    expect(until).toBeLessThan(items.length);
  });
});
