/** How long a window may go without a frame, as a hidden one does, in milliseconds. */
const timeoutMs = 300;

/**
 * Resolves when what has changed is on its way to the screen. Invisible work waits for it, so that a touch is
 * answered first (https://web.dev/articles/optimize-inp).
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, timeoutMs);
    // A frame is painted between its callbacks and the next task.
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
