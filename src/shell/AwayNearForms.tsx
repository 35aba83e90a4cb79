import { useEffect, type RefObject } from 'react';

/** What says the same as the bar, or would be covered by it. */
const instead = 'main [data-form], main > [data-block="banner"], main ~ footer';

/** Marks a bar with `data-away` while a form, a closing banner or the footer of the shown page is in view, and with which of them. It shows nothing; another page needs another one. */
export function AwayNearForms({ bar }: { bar: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      bar.current?.setAttribute('data-away', [...seen].map(nameOf).join(' '));
    });
    for (const one of document.querySelectorAll(instead)) observer.observe(one);
    return () => observer.disconnect();
  }, [bar]);
  return null;
}

/** `banner`, `footer` or `form`. */
function nameOf(one: Element): string {
  return one.getAttribute('data-block') ?? (one.localName === 'footer' ? 'footer' : 'form');
}
