import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lockFolder } from './lock-folder';
import { oneAtATime } from './one-at-a-time';
import { UsageError } from './usage-error';

vi.mock('./lock-folder', () => ({ lockFolder: vi.fn<typeof lockFolder>() }));
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn<() => Promise<void>>() }));

const release = vi.fn<() => Promise<void>>();
const held = (times: number): void => {
  for (let time = 0; time < times; time += 1) vi.mocked(lockFolder).mockResolvedValueOnce(undefined);
  vi.mocked(lockFolder).mockResolvedValue({ release });
};
const work = vi.fn<() => Promise<string>>();

beforeEach(() => {
  for (const one of [release, lockFolder, setTimeout]) vi.mocked(one).mockReset();
  work.mockReset();
  work.mockImplementation(() => Promise.resolve(release.mock.calls.length === 0 ? 'done' : 'too late'));
});

/** For how long it was waited, in milliseconds. */
const waited = (): number => vi.mocked(setTimeout).mock.calls.reduce((sum, [pause = 0]) => sum + pause, 0);

describe('A work that is done by one at a time', () => {
  it('is done at once where nobody else is at it, and the next one may begin then', async () => {
    held(0);
    expect(await oneAtATime('dist', work)).toBe('done');
    expect(lockFolder).toHaveBeenCalledExactlyOnceWith('dist');
    expect(work).toHaveBeenCalledOnce();
    expect(release).toHaveBeenCalledOnce();
    expect(waited()).toBe(0);
  });

  it('waits for the other one', async () => {
    held(3);
    expect(await oneAtATime('dist', work)).toBe('done');
    expect(work).toHaveBeenCalledOnce();
    expect(waited()).toBe(150);
  });

  it('lets the next one begin also when it fails', async () => {
    held(0);
    work.mockRejectedValue(new Error('The disk is full.'));
    await expect(oneAtATime('dist', work)).rejects.toThrow('The disk is full.');
    expect(release).toHaveBeenCalledOnce();
  });

  it('is given up after half a minute, with a sentence', async () => {
    held(1000);
    const given = oneAtATime('dist', work);
    await expect(given).rejects.toThrow(UsageError);
    await expect(given).rejects.toThrow(
      'Another command is still writing to "dist". Wait for its end, then try again.',
    );
    expect(waited()).toBe(30_000);
    expect(work).not.toHaveBeenCalled();
  });
});
