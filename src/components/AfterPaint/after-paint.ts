/** How long a window may go without a picture, as one that nobody sees does, in milliseconds. */
const timeoutMs = 300;

/**
 * Resolves when what has changed is on its way to the screen. Work that nobody sees waits for it, so that a touch is
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
