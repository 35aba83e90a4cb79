import { useSyncExternalStore } from 'react';
import { close } from '#words/components';
import { loadPage } from '#words/first';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Notice.module.css';
import { currentNotice, onNotice, showNotice, type Message } from './notice';

/** Where the site shows a visitor a notice beside the page, and that a page is on its way; nothing has to be fetched for it. */
export function Notice() {
  const shown = useSyncExternalStore(onNotice, currentNotice, () => undefined);
  return (
    <output id="_notice" className={classes.place}>
      {shown && (shown.isWaiting ? waiting(shown) : box(shown))}
    </output>
  );
}

const waiting = ({ text }: Message) => (
  <span data-waiting="">
    <VisuallyHidden>{text}</VisuallyHidden>
  </span>
);

const box = ({ text, canReload }: Message) => (
  <span data-notice="">
    <span>{text}</span>
    {canReload && (
      <button type="button" onClick={() => window.location.reload()}>
        {loadPage}
      </button>
    )}
    <button type="button" aria-label={close} onClick={() => showNotice()}>
      ✕
    </button>
  </span>
);
