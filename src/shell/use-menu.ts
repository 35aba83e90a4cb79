import { useEffect, useState } from 'react';
import { useBackCloses } from '../components/BackCloses/use-back-closes';
import { inertAround } from '../components/Inert/inert-around';

/** An element that may not be there yet. */
type Place = { current: HTMLElement | null };

/**
 * The menu over the whole screen: while it is open the rest of the page is out of reach, Back closes
 * it, and so does what is chosen in it, and a screen that grows past it. The browser itself opens and
 * closes the popover, on Escape too, and gives the focus back.
 */
export function useMenu(menu: Place, toggle: Place): void {
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses(isOpen, () => hide(menu));
  useEffect(() => {
    const popover = menu.current;
    let free = () => {};
    // The page has to be free again before the focus goes back into it.
    const onBeforeToggle = () => free();
    const onToggle = (event: Event) => {
      const isShown = (event as ToggleEvent).newState === 'open';
      setIsOpen(isShown);
      if (!popover || !isShown) return keepFocus(toggle);
      popover.querySelector('button')?.focus();
      free = inertAround(popover);
    };
    popover?.addEventListener('beforetoggle', onBeforeToggle);
    popover?.addEventListener('toggle', onToggle);
    return () => {
      popover?.removeEventListener('beforetoggle', onBeforeToggle);
      popover?.removeEventListener('toggle', onToggle);
    };
  }, [menu, toggle]);
  useChoice(menu);
}

/** Some browsers leave the focus nowhere, since a click does not move it to a button there. */
function keepFocus(toggle: Place): void {
  if (document.activeElement === document.body) toggle.current?.focus();
}

function useChoice(menu: Place): void {
  useEffect(() => {
    const close = () => hide(menu);
    const onClick = ({ target }: MouseEvent) => {
      const chosen = target instanceof Element ? target.closest('a, li button') : null;
      if (chosen && menu.current?.contains(chosen)) close();
    };
    const wide = window.matchMedia('(min-width: 75rem)');
    wide.addEventListener('change', close);
    document.addEventListener('click', onClick);
    return () => {
      wide.removeEventListener('change', close);
      document.removeEventListener('click', onClick);
    };
  }, [menu]);
}

function hide(menu: Place): void {
  if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
}
