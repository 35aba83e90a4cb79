// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failEvent, liveEvent } from '../../lib/page-events';

const begin = vi.fn<(event: Event) => void>();
const clicked = vi.fn<() => void>();
let forget: () => void;

/** What has been made to listen until now is no longer heard by the function that this gives. */
function listenersOf(target: EventTarget): () => void {
  const added = vi.spyOn(target, 'addEventListener');
  return () => {
    for (const [name, listener, options] of added.mock.calls)
      target.removeEventListener(name, listener, options);
    added.mockRestore();
  };
}

/** The window as its events name it, which in these tests is not the object that goes by that name. */
function windowOfEvents(): EventTarget | null {
  let target: EventTarget | null = null;
  addEventListener('asked', (event) => (target = event.target), { once: true });
  dispatchEvent(new Event('asked'));
  return target;
}

const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const click = (selector: string): boolean =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const comesToLife = (target: EventTarget): boolean =>
  target.dispatchEvent(new Event(liveEvent, { bubbles: true }));
const taken = (): string[] => [...document.querySelectorAll('[data-taken]')].map(({ id }) => id);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', windowOfEvents());
  vi.stubGlobal('fetch', () => Promise.resolve({ json: () => Promise.resolve({ build: 'this' }) }));
  document.body.innerHTML = `
    <button id="menu" type="button">Menu</button>
    <button id="other" type="button">Other</button>
    <a id="video" href="/video" data-waits>Video</a>
    <a id="link" href="#there">There</a>
    <div data-form><form><input id="name" required><button id="send" type="submit">Send</button></form></div>
    <div id="_notice"></div>`;
  const forgetters = [document, globalThis].map(listenersOf);
  forget = () => forgetters.forEach((one) => one());
  const { keepTouches } = await import('./keep-touches');
  keepTouches({ build: 'this', pageData: '/here/page.json' }, begin);
  for (const id of ['menu', 'other', 'video', 'link', 'send'])
    find(`#${id}`).addEventListener('click', clicked);
  find('form').addEventListener('submit', (event) => event.preventDefault());
});
afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('A touch before the scripts are at work', () => {
  it('asks for them, is kept, and happens when they are', () => {
    expect(click('#menu')).toBe(false);
    expect(begin).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'click' }));
    expect([clicked.mock.calls.length, taken()]).toEqual([0, ['menu']]);
    comesToLife(window);
    expect([clicked.mock.calls.length, taken()]).toEqual([1, []]);
  });

  it('happens once, though a form comes to life later', () => {
    click('#menu');
    comesToLife(window);
    comesToLife(find('form'));
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('is forgotten for a later one', () => {
    click('#menu');
    click('#other');
    expect(taken()).toEqual(['other']);
    comesToLife(window);
    expect(clicked.mock.contexts).toEqual([find('#other')]);
  });

  it('happens to what is drawn in the place of what was touched', () => {
    click('#menu');
    find('#menu').outerHTML = '<button id="menu" type="button" data-taken="">Menu</button>';
    find('#menu').addEventListener('click', clicked);
    comesToLife(window);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('is left to the browser where it needs no scripts', () => {
    expect(click('#link')).toBe(true);
    expect(clicked).toHaveBeenCalledOnce();
    expect(begin).toHaveBeenCalledOnce();
  });
});

it('Once the page is live, every touch goes to what is touched, at once', () => {
  comesToLife(window);
  expect(click('#menu')).toBe(true);
  expect(click('#video')).toBe(true);
  expect([clicked.mock.calls.length, taken()]).toEqual([2, []]);
});

describe("A form's submit button", () => {
  it('waits for the form, which comes to life after its page, where something is missing', () => {
    click('#send');
    // What is missing its scripts tell from then on.
    find('form').setAttribute('novalidate', '');
    comesToLife(window);
    expect([clicked.mock.calls.length, taken()]).toEqual([0, ['send']]);
    comesToLife(find('form'));
    expect([clicked.mock.calls.length, taken()]).toEqual([1, []]);
  });

  it('waits also when the page is live and the form is not', () => {
    comesToLife(window);
    expect(click('#send')).toBe(false);
    expect([clicked.mock.calls.length, taken()]).toEqual([0, ['send']]);
  });

  it('is left to the browser, which posts the form, where nothing is missing', () => {
    (find('#name') as HTMLInputElement).value = 'Asha';
    click('#send');
    expect([clicked.mock.calls.length, taken()]).toEqual([1, []]);
  });

  it('of a form that is live is not kept', () => {
    find('form').setAttribute('novalidate', '');
    comesToLife(window);
    click('#send');
    expect([clicked.mock.calls.length, taken()]).toEqual([1, []]);
  });
});

describe('Scripts that cannot be had', () => {
  const fail = async (): Promise<void> => {
    window.dispatchEvent(new Event(failEvent));
    await vi.advanceTimersByTimeAsync(0);
  };
  const told = (): number => document.querySelectorAll('#_notice [data-notice]').length;

  it('are told of to whoever touches what does nothing without them', async () => {
    await fail();
    expect(told()).toBe(0);
    click('#menu');
    expect([told(), clicked.mock.calls.length]).toEqual([1, 0]);
  });

  it('are told of to whoever touched it before', async () => {
    click('#menu');
    await fail();
    expect([told(), taken()]).toEqual([1, []]);
  });

  it('are told of when they do not come in time', async () => {
    click('#menu');
    await vi.advanceTimersByTimeAsync(9000);
    expect(told()).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(told()).toBe(1);
  });

  it('leave a link that leads somewhere, and a form, to the browser', async () => {
    await fail();
    click('#video');
    click('#send');
    expect([clicked.mock.calls.length, told()]).toEqual([2, 0]);
  });

  it('lead where a link leads that was touched before', async () => {
    const assigned = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    click('#video');
    await fail();
    expect(assigned).toHaveBeenCalledExactlyOnceWith((find('#video') as HTMLAnchorElement).href);
  });

  it('have the page loaded anew where a newer version took them away', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ json: () => Promise.resolve({ build: 'newer' }) }));
    const reloaded = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    click('#menu');
    await fail();
    expect([reloaded.mock.calls.length, told()]).toEqual([1, 0]);
  });
});
