// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPage, keptPage, prefetchPage, takePage } from './load-page';

const fetched = vi.fn<(address: string) => Promise<unknown>>();
const answer = (title: string, build = 'this'): unknown => ({
  ok: true,
  json: () => Promise.resolve({ build, title, blocks: [] }),
});

/** Each test has a page of its own: what is fetched is kept by the module. */
let pathname: string;
let count = 0;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  document.body.innerHTML = '<script id="_first" type="text/plain" data-build="this"></script>';
  count += 1;
  pathname = `/page-${count}`;
});
afterEach(() => vi.unstubAllGlobals());

describe("A page's data", () => {
  it('are fetched once ahead, however often a link is pointed at, and used when it is followed', async () => {
    fetched.mockResolvedValueOnce(answer('Ahead'));
    prefetchPage(pathname);
    prefetchPage(pathname);
    expect(await takePage(pathname)).toMatchObject({ title: 'Ahead' });
    expect(fetched.mock.calls).toEqual([[`${pathname}/page.json`]]);
  });

  it('are fetched anew the next time, so that what is shown is fresh', async () => {
    fetched.mockResolvedValueOnce(answer('Old')).mockResolvedValueOnce(answer('New'));
    prefetchPage(pathname);
    await takePage(pathname);
    expect(await takePage(pathname)).toMatchObject({ title: 'New' });
  });

  it('are fetched ahead anew once they were shown', async () => {
    fetched.mockResolvedValueOnce(answer('Old')).mockResolvedValueOnce(answer('New'));
    prefetchPage(pathname);
    await takePage(pathname);
    prefetchPage(pathname);
    expect(await takePage(pathname)).toMatchObject({ title: 'New' });
  });

  it('are asked for again when they could not be fetched ahead', async () => {
    fetched.mockRejectedValueOnce(new TypeError('No network')).mockResolvedValueOnce(answer('Second'));
    prefetchPage(pathname);
    await new Promise((resolve) => setTimeout(resolve));
    expect(await takePage(pathname)).toMatchObject({ title: 'Second' });
  });

  it.each([
    ['of another build', answer('Other', 'other')],
    ['that are no page', { ok: true, json: () => Promise.resolve({ build: 'this' }) }],
    ['that are not there', { ok: false }],
  ])('%s are refused, and not kept', async (_, given) => {
    fetched.mockResolvedValueOnce(given);
    await expect(takePage(pathname)).rejects.not.toBeInstanceOf(TypeError);
    expect(keptPage(pathname)).toBeUndefined();
  });

  it('that were shown last are kept for when the network fails', async () => {
    keepPage(pathname, { title: 'First' } as never);
    expect(keptPage(pathname)).toMatchObject({ title: 'First' });
    fetched.mockResolvedValueOnce(answer('Second'));
    await takePage(pathname);
    expect(keptPage(pathname)).toMatchObject({ title: 'Second' });
  });
});
