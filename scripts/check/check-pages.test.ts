import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { examine } from '../../src/content/check-site';
import { newFolder } from '../../tests/build/sample-site';
import { smallSite } from '../../tests/checker/support/virtual-site';
import { Crew } from '../threads/crew';
import { withCheckedPages } from './check-pages';

vi.mock('../../src/content/check-site', { spy: true });

const folder = newFolder();
cpSync(smallSite, folder, { recursive: true });
symlinkSync('about.json', join(folder, 'link.json'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

describe('The documents of a folder', () => {
  it('are each looked at once, and shared out when they are pages that can be read', async () => {
    const shared = vi.spyOn(Crew.prototype, 'do');
    const codes = await withCheckedPages(folder, ({ problems }) => problems.map(({ code }) => code));
    expect(codes).toEqual(['unreadable-file']);
    const pieces = ['about.json', 'index.json', 'invite.json'];
    expect(shared.mock.calls.map(([job]) => job)).toMatchObject([{ kind: 'examine', folder, pieces }]);
    const looked = vi.mocked(examine).mock.calls.map(([{ path }]) => path);
    expect(looked.toSorted()).toEqual(['_collections/programs.json', '_site.json', ...pieces, 'link.json']);
  });

  it.each([
    ['is done', () => 'done', 'done'],
    ['has failed', () => Promise.reject(new Error('no')), 'no'],
  ])('are shared out among nobody any more when the work %s', async (_, work, end) => {
    const closed = vi.spyOn(Crew.prototype, 'close');
    const ended = withCheckedPages<string>(folder, work).catch((error: Error) => error.message);
    expect(await ended).toBe(end);
    expect(closed).toHaveBeenCalledOnce();
  });
});
