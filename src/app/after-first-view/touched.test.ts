// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { somethingTouched } from './touched';

/** Whether waiting is over, once something has happened on the page. */
async function isOver(marks: DOMStringMap, type?: string): Promise<boolean> {
  const over = vi.fn<() => void>();
  void somethingTouched(marks).then(over);
  if (type !== undefined) document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  return over.mock.calls.length > 0;
}

describe('Waiting for a touch', () => {
  it.each(['click', 'keydown', 'pointerdown', 'focusin'])('ends with one: %s', async (type) => {
    expect(await isOver({}, type)).toBe(true);
  });

  it('goes on while one only reads', async () => {
    expect(await isOver({})).toBe(false);
    expect(await isOver({}, 'scroll')).toBe(false);
  });

  it('is over where somebody has touched the page before', async () => {
    expect(await isOver({ touched: '' })).toBe(true);
  });
});
