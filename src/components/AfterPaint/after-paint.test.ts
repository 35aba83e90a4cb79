import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint';

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes in the task behind a frame, not in the frame', async () => {
  const then = vi.fn<() => void>();
  void afterPaint().then(then);
  paint();
  await Promise.resolve();
  expect(then).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(then).toHaveBeenCalledOnce();
});

it('comes where no frame is drawn too', async () => {
  const then = vi.fn<() => void>();
  void afterPaint().then(then);
  await vi.advanceTimersByTimeAsync(300);
  expect(then).toHaveBeenCalledOnce();
});
