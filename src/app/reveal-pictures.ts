/**
 * Pictures of the page that are fetched lazily stand blurred, as `data-loaded="no"`, until they are 100 px from the window
 * and have come, or failed: then `data-loaded="yes"`. One that is near and there from the start is left alone
 * (specification, section 9, with its threshold in CSS pixels).
 * @returns what ends it.
 */
export function revealPictures(): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        const image = target as HTMLImageElement;
        const mark = (loaded: string) => image.setAttribute('data-loaded', loaded);
        if (!isIntersecting || !image.complete) mark('no');
        if (!isIntersecting) continue;
        observer.unobserve(image);
        const show = () => mark('yes');
        if (image.dataset['loaded']) image.decode().then(show, show);
      }
    },
    { rootMargin: '100px' },
  );
  for (const image of document.querySelectorAll('[loading=lazy]')) observer.observe(image);
  return () => observer.disconnect();
}
