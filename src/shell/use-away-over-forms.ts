import { useEffect, type RefObject } from 'react';

/** Marks an element that is fixed to the window with `data-away` while it lies over a form of the page at a path. */
export function useAwayOverForms(fixed: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const { current: bar } = fixed;
    if (!bar) return undefined;
    let stop = watch(bar);
    const onResize = (): void => {
      stop();
      stop = watch(bar);
    };
    window.addEventListener('resize', onResize);
    return () => {
      stop();
      window.removeEventListener('resize', onResize);
    };
    // Another page has other forms.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fixed, path]);
}

/** Compares forms with where the bar is, until the function that it gives is called. */
function watch(bar: HTMLElement): () => void {
  const over = new Set<Element>();
  const { top, right, bottom, left } = bar.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const sides = [-top, right - clientWidth, bottom - clientHeight, -left];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) over.add(target);
        else over.delete(target);
      }
      bar.toggleAttribute('data-away', over.size > 0);
    },
    { rootMargin: sides.map((side) => `${Math.round(side)}px`).join(' ') },
  );
  for (const form of document.querySelectorAll('main [data-form]')) observer.observe(form);
  return () => observer.disconnect();
}
