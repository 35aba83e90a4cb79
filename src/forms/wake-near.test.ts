// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentNotice, showNotice } from '../components/Notice/notice';
import type { BlockOf, SiteData } from '../model/page-data';
import { readDraft } from './draft';
import { wakeNear } from './wake-near';

const drawForm = vi.fn<(...given: unknown[]) => void>();
const code = { comes: true };
vi.mock('../components/LoadPart/load-part', () => ({
  loadPart: (load: () => Promise<unknown>) =>
    code.comes ? load() : Promise.reject(new Error('There is no network.')),
}));
vi.mock('./draw-form', () => ({
  get drawForm() {
    if (!code.comes) throw new Error('There is no network.');
    return drawForm;
  },
}));

const site = {} as SiteData;
const block = { form: { name: 'contact' } } as BlockOf<'enquiryForm'>;
const plain = '<form><input name="email"></form>';
const settled = (time = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

let place: HTMLElement;
let near: (...seen: boolean[]) => void;
const observed = vi.fn<() => void>();
const disconnected = vi.fn<() => void>();
let margin: string | undefined;

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
    near = (...seen) => callback(seen.map((isIntersecting) => ({ isIntersecting })));
    margin = options?.rootMargin;
  }
  observe = observed;
  disconnect = disconnected;
}

function type(value: string): void {
  const input = place.querySelector('input') as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  sessionStorage.clear();
  showNotice();
  code.comes = true;
  document.body.innerHTML = `<div>${plain}</div>`;
  place = document.querySelector('div') as HTMLElement;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('A form in a page', () => {
  it('wakes when it is nearly in view, once', async () => {
    wakeNear(place, site, block);
    expect(observed).toHaveBeenCalledExactlyOnceWith(place);
    expect(margin).toBe('200px');
    near(false);
    await settled();
    expect(drawForm).not.toHaveBeenCalled();
    near(true);
    await settled();
    expect(drawForm).toHaveBeenCalledExactlyOnceWith(place, site, block, expect.any(AbortSignal));
    expect(disconnected).toHaveBeenCalled();
    place.dispatchEvent(new Event('focusin'));
    await settled();
    expect(drawForm).toHaveBeenCalledOnce();
  });

  it('wakes when the browser tells at once that it was away and that it is near', async () => {
    wakeNear(place, site, block);
    near(false, true);
    await settled();
    expect(drawForm).toHaveBeenCalledOnce();
  });

  it('wakes when it takes the focus', async () => {
    wakeNear(place, site, block);
    place.dispatchEvent(new Event('focusin'));
    await settled();
    expect(drawForm).toHaveBeenCalledOnce();
  });

  it('that has gone is left alone', async () => {
    const end = wakeNear(place, site, block);
    end();
    expect(disconnected).toHaveBeenCalledOnce();
    near(true);
    await settled();
    expect(drawForm).not.toHaveBeenCalled();
  });

  it('keeps what is typed before it lives, until it does', async () => {
    wakeNear(place, site, block);
    type('a@b.in');
    expect(readDraft('contact')?.values).toEqual({ email: 'a@b.in' });
    near(true);
    await settled();
    type('c@d.in');
    expect(readDraft('contact')?.values).toEqual({ email: 'a@b.in' });
  });

  it('keeps nothing of what it has posted by itself', () => {
    wakeNear(place, site, block);
    type('a@b.in');
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(readDraft('contact')).toBeUndefined();
  });
});

describe('A form whose code does not come', () => {
  const page = `<div data-form="podcast">No</div><div data-form="contact">${plain}</div>`;

  it('is tried again every three seconds', async () => {
    code.comes = false;
    wakeNear(place, site, block);
    near(true);
    await settled(2900);
    code.comes = true;
    expect(drawForm).not.toHaveBeenCalled();
    await settled(200);
    expect(drawForm).toHaveBeenCalledOnce();
    expect(place.innerHTML).toBe(plain);
  });

  it('takes the plain form of its page into an empty place', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(page)));
    place.innerHTML = '';
    code.comes = false;
    const end = wakeNear(place, site, block);
    near(true);
    await settled(10);
    expect(place.innerHTML).toBe(plain);
    end();
  });

  it('says once that it could not be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no network.')));
    place.innerHTML = '';
    code.comes = false;
    const end = wakeNear(place, site, block);
    near(true);
    await settled(10);
    expect(currentNotice()).toEqual({ text: 'The form could not be loaded.', canReload: true });
    showNotice();
    await settled(3100);
    expect(currentNotice()).toBeUndefined();
    end();
  });

  it('asks for the plain form of a page no longer than it is needed', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(page)));
    vi.stubGlobal('fetch', fetched);
    wakeNear(place, site, block);
    near(true);
    await settled(20_000);
    expect(fetched).not.toHaveBeenCalled();
  });
});
