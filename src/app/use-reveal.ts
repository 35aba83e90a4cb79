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
    // The browser says where sections are when it has laid them out; asking for their places would lay the page out again.
    const observer = new IntersectionObserver((seen) => {
      for (const { isIntersecting, boundingClientRect, target } of seen) {
        if (!isIntersecting && boundingClientRect.top > 0) target.setAttribute('data-reveal', 'waiting');
        else reveal(target, observer);
      }
    });
    for (const section of document.querySelectorAll(parts)) observer.observe(section);
    const endPictures = revealPictures();
    return () => {
      observer.disconnect();
      endPictures();
    };
    // Each page is revealed again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path]);
}

function reveal(section: Element, observer: IntersectionObserver): void {
  observer.unobserve(section);
  if (!section.hasAttribute('data-reveal')) return;
  for (const list of section.querySelectorAll('ul, ol'))
    for (const [at, entry] of [...list.children].entries())
      (entry as HTMLElement).style.setProperty('--at', String(Math.min(at, mostSteps)));
  section.setAttribute('data-reveal', 'shown');
}
