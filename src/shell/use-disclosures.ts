import { useEffect } from 'react';

/** Closes the open `<details>` of the navigation on Escape, on a click outside it, and when a link in it is chosen. */
export function useDisclosures(navigation: { current: HTMLElement | null }): void {
  useEffect(() => {
    const open = () => navigation.current?.querySelector<HTMLDetailsElement>('details[open]');
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const details = open();
      if (key !== 'Escape' || !details) return;
      const hadFocus = details.contains(document.activeElement);
      details.open = false;
      if (hadFocus) details.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      const details = open();
      const isSummary = target instanceof Element && target.closest('summary') !== null;
      const isInside = target instanceof Node && details?.contains(target) === true;
      const isLink = target instanceof Element && target.closest('a') !== null;
      if (details && !isSummary && (!isInside || isLink)) details.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [navigation]);
}
