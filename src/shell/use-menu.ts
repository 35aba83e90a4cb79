import { useEffect, useState } from 'react';
import { afterPaint } from '../components/AfterPaint/after-paint';
import { giveFocusBack } from '../components/BackCloses/give-focus-back';
import { useBackCloses } from '../components/BackCloses/use-back-closes';

/** An element that may not be there yet. */
type Place = { current: HTMLElement | null };

/**
 * The menu over the whole screen: while it is open the rest of the page is out of reach, Back closes
 * it, and so does what is chosen in it, and a screen that grows past it. The browser itself opens and
 * closes the popover, on Escape too, and gives the focus back. A browser without popovers shows all entries
 * instead (NavigationBar.module.css).
 */
export function useMenu(menu: Place, toggle: Place): void {
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses(isOpen, () => hide(menu));
  useEffect(() => {
    const popover = menu.current;
    // The page has to be in reach again before the focus goes back into it.
    const onBeforeToggle = () => keepFrom(popover, false);
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') setShown(false);
      // It is seen first: to put the page out of reach, a browser works out the style of everything in it again.
      else void afterPaint().then(() => isOpenNow() && setShown(true));
    };
    const isOpenNow = () => isOpenPopover(popover);
    const setShown = (isShown: boolean) => {
      setIsOpen(isShown);
      if (isShown) popover?.querySelector('button')?.focus();
      // In some browsers a click does not move the focus to a button, and so it does not come back there.
      else giveFocusBack(toggle.current);
      keepFrom(popover, isShown);
    };
    // It may have been opened before anybody listened.
    if (isOpenNow()) setShown(true);
    popover?.addEventListener('beforetoggle', onBeforeToggle);
    popover?.addEventListener('toggle', onToggle);
    return () => {
      popover?.removeEventListener('beforetoggle', onBeforeToggle);
      popover?.removeEventListener('toggle', onToggle);
    };
  }, [menu, toggle]);
  useChoice(menu);
}

/** Puts what stands beside the menu, in the header and around it, out of reach. */
function keepFrom(menu: HTMLElement | null, isInert: boolean): void {
  const header = menu?.parentElement;
  for (const one of [...(header?.children ?? []), ...(header?.parentElement?.children ?? [])])
    if (!one.contains(menu)) (one as HTMLElement).inert = isInert;
}

function useChoice(menu: Place): void {
  useEffect(() => {
    const close = () => hide(menu);
    const onClick = ({ target }: MouseEvent) => {
      const chosen = target instanceof Element ? target.closest('a, li button') : null;
      if (chosen && menu.current?.contains(chosen)) close();
    };
    const wide = window.matchMedia('(min-width: 80rem)');
    wide.addEventListener('change', close);
    document.addEventListener('click', onClick);
    return () => {
      wide.removeEventListener('change', close);
      document.removeEventListener('click', onClick);
    };
  }, [menu]);
}

function hide(menu: Place): void {
  if (isOpenPopover(menu.current)) menu.current?.hidePopover();
}

/** Browsers that do not know the selector throw on it. */
function isOpenPopover(element: HTMLElement | null): boolean {
  return CSS.supports('selector(:popover-open)') && element?.matches(':popover-open') === true;
}
