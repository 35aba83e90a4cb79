import { describe, expect, it } from 'vitest';
import { inGroups } from './in-groups';

/** Work whose groups are ended by hand. */
function groups() {
  const begun: string[][] = [];
  const ends: { done: () => void; failed: (error: Error) => void }[] = [];
  const work = inGroups<string>((items) => {
    begun.push(items);
    return new Promise((done, failed) => ends.push({ done, failed }));
  });
  return { ...work, begun, ends };
}

describe('Work in groups', () => {
  it('does together what came together while earlier work went on', async () => {
    const { add, idle, begun, ends } = groups();
    const settled: string[] = [];
    const all = ['a', 'b', 'c'].map((item) => add(item).then(() => settled.push(item)));
    expect(begun).toEqual([['a']]);
    ends[0]?.done();
    await all[0];
    expect([begun, settled]).toEqual([[['a'], ['b', 'c']], ['a']]);
    ends[1]?.done();
    await Promise.all(all);
    await idle();
    expect([begun, settled]).toEqual([
      [['a'], ['b', 'c']],
      ['a', 'b', 'c'],
    ]);
  });

  it('tells a failure to its own group only, and goes on', async () => {
    const { add, begun, ends } = groups();
    const [one, two] = [add('a'), add('b')];
    ends[0]?.failed(new Error('full'));
    await expect(one).rejects.toThrow('full');
    ends[1]?.done();
    await expect(two).resolves.toBeUndefined();
    const later = add('c');
    expect(begun.at(-1)).toEqual(['c']);
    ends[2]?.done();
    await later;
  });

  it('is idle only when nothing is left to do', async () => {
    const { add, idle, ends } = groups();
    await idle();
    const work = add('a');
    let isIdle = false;
    const waiting = idle().then(() => (isIdle = true));
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
    expect(isIdle).toBe(false);
    ends[0]?.done();
    await Promise.all([work, waiting]);
    expect(isIdle).toBe(true);
  });
});
