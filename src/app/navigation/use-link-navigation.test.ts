// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Navigation } from './navigation';
import { useLinkNavigation } from './use-link-navigation';

const go = vi.fn<Navigation['go']>();
const ready = vi.fn<Navigation['ready']>();
const fetched = vi.fn<(address: string) => Promise<unknown>>();
const navigation = { go, ready } as unknown as Navigation;
let root: Root;
let isPrevented: boolean | undefined;

function Site(): null {
  useLinkNavigation('/site/', navigation);
  return null;
}

/** What the browser hears of a click in the end; it opens nothing here. */
function hearClick(event: Event): void {
  isPrevented = event.defaultPrevented;
  event.preventDefault();
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('No network')));
  go.mockReset().mockResolvedValue();
  ready.mockReset().mockRejectedValue(new Error('No router'));
  window.history.replaceState(null, '', '/site/here');
  window.addEventListener('click', hearClick);
  document.body.innerHTML = '<div></div><main></main>';
  root = createRoot(document.querySelector('div') as HTMLDivElement);
  await act(async () => root.render(createElement(Site)));
});
afterEach(async () => {
  await act(async () => root.unmount());
  window.removeEventListener('click', hearClick);
  vi.unstubAllGlobals();
});

function linkOf(html: string): HTMLElement {
  document.querySelector('main')?.replaceChildren();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
  return document.querySelector('main *') as HTMLElement;
}

const touch = (link: HTMLElement, type: string, more: MouseEventInit = {}): boolean =>
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...more }));

async function click(link: HTMLElement, more?: MouseEventInit): Promise<void> {
  touch(link, 'click', more);
  await Promise.resolve();
}

describe('A link to a page of this site', () => {
  it('is followed without a reload', async () => {
    await click(linkOf('<a href="/site/there?x=1#y">There</a>'));
    expect(isPrevented).toBe(true);
    expect(go.mock.calls.map(([url]) => url.pathname + url.search + url.hash)).toEqual(['/site/there?x=1#y']);
  });

  it('is fetched ahead when it is pointed at', () => {
    touch(linkOf('<a href="/site/ahead">There</a>'), 'pointerover');
    expect(fetched.mock.calls).toEqual([['/site/ahead/page.json']]);
    expect(ready).toHaveBeenCalledOnce();
  });

  it('is not fetched ahead for a visitor who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    touch(linkOf('<a href="/site/saved">There</a>'), 'pointerover');
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Shift', { shiftKey: true }],
    ['Command', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['another button', { button: 1 }],
  ])('is the business of the browser with %s', async (_, held) => {
    await click(linkOf('<a href="/site/there">There</a>'), held);
    expect([isPrevented, go.mock.calls]).toEqual([false, []]);
  });
});

describe('What the browser opens itself, and what is not fetched ahead, is', () => {
  it.each([
    ['a link that opens a tab', '<a href="/site/tab" target="_blank">There</a>'],
    ['a link into another frame', '<a href="/site/frame" target="side">There</a>'],
    ['a link that saves a file', '<a href="/site/save" download>There</a>'],
    ['a file', '<a href="/site/plan.pdf">There</a>'],
    ['a page of another site', '<a href="https://other.example/site/there">There</a>'],
    ['a page outside of the site', '<a href="/elsewhere">There</a>'],
    ['a link without an address', '<a>There</a>'],
    ['no link at all', '<p>There</p>'],
  ])('%s', async (_, html) => {
    const link = linkOf(html);
    touch(link, 'pointerover');
    await click(link);
    expect([isPrevented, go.mock.calls, fetched.mock.calls]).toEqual([false, [], []]);
  });
});
