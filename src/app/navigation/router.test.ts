// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentNotice, showNotice } from '../../components/Notice/notice';
import type { PageData, SiteData } from '../../model/page-data';
import type { Showing } from './navigation';
import { startRouter, type Router } from './router';

/** What is asked for and not answered yet, by its address. */
const asked = new Map<string, { answer: (title: string) => void; fail: () => void }>();
let router: Router;
let shown: string[];

function fetchLater(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    asked.set(address, {
      answer: (title) =>
        resolve({ ok: true, json: () => Promise.resolve({ build: 'this', title, blocks: [] }) }),
      fail: () => reject(new TypeError('No network')),
    });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchLater);
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<script id="_first" type="text/plain" data-build="this"></script>';
  showNotice();
  asked.clear();
  shown = [];
  const show = ({ page }: Partial<Showing>): void => void (page && shown.push(page.title));
  router = startRouter({ basePath: '/' } as SiteData, { title: 'Home' } as PageData, show);
});
afterEach(() => {
  router.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const choose = async (path: string): Promise<void> => {
  void router.navigate(path);
  await settled();
};

describe('Of two links that are chosen one after the other', () => {
  it('the later one is shown, though the answer of the earlier one comes last', async () => {
    await choose('/slow');
    await choose('/quick');
    asked.get('/quick/page.json')?.answer('Quick');
    await settled();
    asked.get('/slow/page.json')?.answer('Slow');
    await settled();
    expect(shown.at(-1)).toBe('Quick');
    expect(shown).not.toContain('Slow');
  });

  it('the later one is shown, though the earlier one fails meanwhile, of which nothing is told', async () => {
    await choose('/broken');
    await choose('/sound');
    asked.get('/broken/page.json')?.fail();
    await settled();
    expect(currentNotice()).toBeUndefined();
    asked.get('/sound/page.json')?.answer('Sound');
    await settled();
    expect(shown.at(-1)).toBe('Sound');
    expect(window.location.pathname).toBe('/sound');
  });
});

describe('A page that cannot be fetched', () => {
  it('leaves the one that is read where it is, and tells of it', async () => {
    await choose('/gone');
    asked.get('/gone/page.json')?.fail();
    await settled();
    expect(currentNotice()).toBeDefined();
    expect(shown.at(-1)).toBe('Home');
    expect(window.location.pathname).toBe('/');
  });

  it('is shown as it was when it has been shown before', async () => {
    await choose('/seen');
    asked.get('/seen/page.json')?.answer('Seen');
    await settled();
    await choose('/other');
    asked.get('/other/page.json')?.answer('Other');
    await settled();
    await choose('/seen');
    asked.get('/seen/page.json')?.fail();
    await settled();
    expect(shown.at(-1)).toBe('Seen');
    expect(currentNotice()).toBeUndefined();
  });
});
