import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileSlow } from './while-slow';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says once what takes more than a second, and nothing of what does not', async () => {
  const lines: string[] = [];
  const tell = (line: string): void => void lines.push(line);
  const wait = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const works = [whileSlow('short', tell, wait(900)), whileSlow('long', tell, wait(5000))];
  await vi.runAllTimersAsync();
  await Promise.all(works);
  expect(lines).toEqual(['long']);
});

it('gives what the work gives, and says nothing once that has failed', async () => {
  const tell = vi.fn<(line: string) => void>();
  expect(await whileSlow('short', tell, () => Promise.resolve(7))).toBe(7);
  const failed = whileSlow('short', tell, () => Promise.reject(new Error('It is no picture.')));
  await expect(failed).rejects.toThrow('It is no picture.');
  await vi.runAllTimersAsync();
  expect(tell).not.toHaveBeenCalled();
});
