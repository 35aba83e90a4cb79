import { useEffect, useId, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { close } from '#words/components';
import { useBackCloses } from '../BackCloses/use-back-closes';
import classes from './Dialog.module.css';
import { useOutsideCloses } from './use-outside-closes';

/** What a window over the page takes. */
export interface DialogProps {
  /** To close it by, or to find something in it. */
  ref: RefObject<HTMLDialogElement | null>;
  /** The look of the window and of its head. */
  className: string | undefined;
  headClassName: string | undefined;
  /** What stands beside the button that closes it. It names the window, unless there is a label. */
  head: ReactNode;
  label?: string;
  /** Called when it has gone from the screen. The next one has a key of its own: a press may come before this is called. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A window over the page, open as soon as it is drawn. It is a dialog of the browser, which keeps the focus, closes on
 * Escape and gives the focus back; so do Back, a click beside it and its button. The page behind stays where it is.
 */
export function Dialog({ ref, className, headClassName, head, label, onClosed, children }: DialogProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  const shut = () => ref.current?.close();
  useBackCloses(isOpen, shut);
  useOutsideCloses(ref);
  useEffect(() => {
    if (ref.current?.open === false) show(ref.current);
  }, [ref]);
  const onClose = async ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    setIsOpen(false);
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    if (dialog.isConnected) onClosed();
  };
  return (
    <dialog
      ref={ref}
      className={`${classes.dialog} ${className}`}
      aria-label={label}
      aria-labelledby={label === undefined ? id : undefined}
      onClose={(event) => void onClose(event)}
    >
      <div className={`${classes.head} ${headClassName}`}>
        <div id={id}>{head}</div>
        <button type="button" aria-label={close} onClick={shut}>
          ✕
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** The scroll bar goes while a window is open: its room is kept, so that no line of the page breaks again. */
function show(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  dialog.showModal();
}
