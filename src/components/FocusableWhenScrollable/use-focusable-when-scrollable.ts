import { useEffect, useRef, type RefObject } from 'react';

/** Lets the keyboard reach a list while it can be scrolled sideways (WCAG 2.2, 2.1.1), and only then. */
export function useFocusableWhenScrollable<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
