import { afterEach, expect, it, vi } from 'vitest';
import { currentNotice, showNotice } from '../Notice/notice';
import { loadPart } from './load-part';

afterEach(() => vi.unstubAllGlobals());

it('shows that a part is on its way before it asks for it', async () => {
  let paint = (): void => {};
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback;
  });
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('the part'));
  showNotice({ text: 'What was before' });
  const loaded = loadPart(load);
  expect(currentNotice()?.isWaiting).toBe(true);
  expect(load).not.toHaveBeenCalled();
  paint();
  expect(await loaded).toBe('the part');
  expect(currentNotice()).toBeUndefined();
});
