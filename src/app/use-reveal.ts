import { useEffect } from 'react';
import { isStill } from '../lib/is-still';
import { revealPictures } from './reveal-pictures';

/** No entry of a list waits longer than this many steps for those before it. */
const mostSteps = 8;

/** What comes in as a whole: blocks, and of one that is many screens long its parts, since each entry that moves is painted by itself. */
const parts = 'main section[data-block]:not(:has([data-category])), main [data-category]';

/**
 * Brings in the sections below the first view once as one scrolls to them, and pictures as they come, of each new page (specification, sections 2 and 9).
 * Nothing is hidden before this runs, so without scripts, or where motion is not welcome, all stands still.
 */
export function useReveal(path: string): void {
  useEffect(() => {
    if (isStill()) return undefined;
    const observer = new IntersectionObserver((seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        show(target);
        observer.unobserve(target);
      }
    });
    // All are looked at before the first is changed, which would have the page laid out again for each.
    const below = [...document.querySelectorAll(parts)].filter(
      (section) => section.getBoundingClientRect().top > innerHeight,
    );
    for (const section of below) {
      section.setAttribute('data-reveal', 'waiting');
      observer.observe(section);
    }
    const endPictures = revealPictures();
    return () => {
      observer.disconnect();
      endPictures();
    };
    // Each page is revealed again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path]);
}

function show(section: Element): void {
  for (const list of section.querySelectorAll('ul, ol'))
    for (const [at, entry] of [...list.children].entries())
      (entry as HTMLElement).style.setProperty('--at', String(Math.min(at, mostSteps)));
  section.setAttribute('data-reveal', 'shown');
}
