import { useEffect, type RefObject } from 'react';

/** A click beside a dialog closes it; a drag that began inside, like marking words, does not. */
export function useOutsideCloses(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    let beganOutside = false;
    const onDown = (event: PointerEvent) => {
      beganOutside = element !== null && isBeside(element, event);
    };
    const onClick = (event: MouseEvent) => {
      if (beganOutside && element && isBeside(element, event)) element.close();
    };
    element?.addEventListener('pointerdown', onDown);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('pointerdown', onDown);
      element?.removeEventListener('click', onClick);
    };
  }, [dialog]);
}

/** What is beside a dialog is its backdrop, and counts as the dialog itself. */
function isBeside(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
