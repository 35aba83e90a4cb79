/** How far outside of the window a picture may already show, in CSS pixels (specification, section 9). */
const margin = '100px';

/**
 * Pictures of the page that are fetched lazily stand blurred, as `data-loaded="no"`, until they are near the window and
 * have come, or failed: then `data-loaded="yes"`. One that is near and there from the start is left alone.
 * @returns what ends it.
 */
export function revealPictures(): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        const image = target as HTMLImageElement;
        if (!isIntersecting || !image.complete) image.dataset['loaded'] ??= 'no';
        if (!isIntersecting) continue;
        observer.unobserve(image);
        sharpen(image);
      }
    },
    { rootMargin: margin },
  );
  for (const image of document.querySelectorAll('img[loading="lazy"]')) observer.observe(image);
  return () => observer.disconnect();
}

/** Once it has come. A failed one is complete too: its words show. */
function sharpen(image: HTMLImageElement): void {
  if (image.dataset['loaded'] === undefined) return;
  const show = () => (image.dataset['loaded'] = 'yes');
  if (image.complete) show();
  else for (const end of ['load', 'error']) image.addEventListener(end, show, { once: true });
}
