import { expect, it } from 'vitest';
import { remembered } from './remembered';

it('work that is remembered is done once, and again only after it failed', async () => {
  const results = [new Error('first'), 'second', 'third'];
  const work = remembered(() => {
    const result = results.shift();
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
  });
  const early = [work(), work()];
  await expect(early[0]).rejects.toThrow('first');
  await expect(early[1]).rejects.toThrow('first');
  expect([await work(), await work()]).toEqual(['second', 'second']);
});
