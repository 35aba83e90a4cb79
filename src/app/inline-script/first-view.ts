/** How long a picture may keep everything else waiting, and how long the screen may take to show it, in milliseconds. */
const timeoutMs = 3000;
const showing = 300;

/** Calls when the first view is on the screen with its pictures, or when that takes too long; nothing is painted in a hidden window. */
export function whenSeen(then: () => void): void {
  setTimeout(then, timeoutMs);
  addEventListener('load', () =>
    new PerformanceObserver((list) => {
      // Words or a picture, not only a background.
      if (list.getEntriesByName('first-contentful-paint')[0])
        void picturesInView().then(() => requestAnimationFrame(() => setTimeout(then, showing)));
    }).observe({ type: 'paint', buffered: true }),
  );
}

/** The window's `load` does not wait for pictures that are loaded late. Measuring them would lay out what is not seen. */
function picturesInView(): Promise<unknown> {
  const { images } = document;
  if (images.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      resolve(Promise.allSettled(seen.map(({ target }) => (target as HTMLImageElement).decode())));
    });
    for (const picture of images) observer.observe(picture);
  });
}
