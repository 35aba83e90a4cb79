// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let script: HTMLScriptElement;
let added: HTMLElement[];
let forget: () => void;

/** What is added to the head is noted and not fetched. */
function noteHead(): void {
  added = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...(nodes as HTMLElement[]));
  });
}

const names = (): string[] => added.map(({ tagName }) => tagName.toLowerCase());
const happens = (type: string): boolean => document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  noteHead();
  script = document.createElement('script');
  Object.assign(script.dataset, { script: '/second.js', style: '/whole.css' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never]);
  const listened = vi.spyOn(document, 'addEventListener');
  await import('./first');
  forget = () => {
    for (const [name, listener, options] of listened.mock.calls)
      document.removeEventListener(name, listener, options);
  };
});
afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The first script', () => {
  it('fetches the style of everything and the scripts with the first scroll, which is no touch', () => {
    expect(names()).toEqual([]);
    happens('scroll');
    expect(names()).toEqual(['link', 'script']);
    expect('touched' in script.dataset).toBe(false);
  });

  it.each(['click', 'keydown', 'pointerdown', 'focusin', 'input'])(
    'marks that somebody has touched the page: %s',
    (type) => {
      happens(type);
      expect(names()).toEqual(['link', 'script']);
      expect('touched' in script.dataset).toBe(true);
    },
  );

  it('fetches all once, and marks a touch behind a scroll too', () => {
    happens('scroll');
    happens('pointerdown');
    expect(names()).toEqual(['link', 'script']);
    expect('touched' in script.dataset).toBe(true);
  });

  it('fetches all without a touch, when nobody can tell that the first view was seen', () => {
    vi.advanceTimersByTime(3000);
    expect(names()).toEqual(['link', 'script']);
    expect('touched' in script.dataset).toBe(false);
  });

  it('shows what lies below without its style, when that does not come', () => {
    happens('scroll');
    expect('unstyled' in document.documentElement.dataset).toBe(true);
    vi.advanceTimersByTime(5000);
    expect('unstyled' in document.documentElement.dataset).toBe(false);
  });
});
