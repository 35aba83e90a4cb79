import { useEffect, type RefObject } from 'react';

/** What says the same as the bar, or would be covered by it. */
const instead = 'main [data-form], main ~ footer';

/** Marks a bar with `data-away` while a form or the footer of the page at `path` is in view. */
export function useAway(bar: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      bar.current?.toggleAttribute('data-away', seen.size > 0);
    });
    for (const one of document.querySelectorAll(instead)) observer.observe(one);
    return () => observer.disconnect();
    // Another page has other forms.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [bar, path]);
}
