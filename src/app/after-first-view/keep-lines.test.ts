// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLines } from './keep-lines';

const change = vi.fn<() => void>();
let text: HTMLElement;
let asked: string;
let width: EventTarget;

/** The text's height in pixels: `before` until its face is changed, and then as its style has it. */
function heights(before: number, after: (style: CSSStyleDeclaration) => number): void {
  Object.defineProperty(text, 'offsetHeight', {
    get: () => (change.mock.calls.length === 0 ? before : after(text.style)),
  });
}

beforeEach(() => {
  text = document.createElement('h1');
  width = new EventTarget();
  vi.stubGlobal('matchMedia', (query: string) => {
    asked = query;
    return width;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('A text in another face', () => {
  it('runs as it would where its lines stay as many', () => {
    heights(80, () => 80);
    keepLines(text, change);
    expect(change).toHaveBeenCalledOnce();
    expect(text.hasAttribute('style')).toBe(false);
  });

  it('draws its letters together where it has got longer, no more than it must', () => {
    heights(80, ({ letterSpacing }) => (Number.parseFloat(letterSpacing) <= -0.02 ? 80 : 120));
    keepLines(text, change);
    expect(text.style.letterSpacing).toMatch(/^-0?\.02em$/);
    expect(text.style).toHaveLength(1);
  });

  it('ends its lines sooner where it has got shorter, no more than it must', () => {
    heights(120, (style) => (Number.parseFloat(style.getPropertyValue('max-inline-size')) <= 85 ? 120 : 80));
    keepLines(text, change);
    expect(text.style.getPropertyValue('max-inline-size')).toBe('85%');
    expect(text.style).toHaveLength(1);
  });

  it.each([
    ['longer', 80, 120],
    ['shorter', 120, 80],
  ])('runs as it would where it is too much %s', (_, before, after) => {
    heights(before, () => after);
    keepLines(text, change);
    expect(text.hasAttribute('style')).toBe(false);
  });

  it('runs as it would as soon as the window is of another width', () => {
    heights(80, ({ letterSpacing }) => (letterSpacing === '' ? 120 : 80));
    keepLines(text, change);
    expect(asked).toBe(`(width: ${window.innerWidth}px)`);
    expect(text.hasAttribute('style')).toBe(true);
    width.dispatchEvent(new Event('change'));
    expect(text.hasAttribute('style')).toBe(false);
  });
});
