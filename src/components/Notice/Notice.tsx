import { useSyncExternalStore } from 'react';
import { close } from '#words/components';
import { loadPage } from '#words/first';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Notice.module.css';
import { currentNotice, onNotice, showNotice, type Told } from './notice';

/** Where the site tells a visitor something beside the page, and that a page is on its way; nothing has to be fetched for it. */
export function Notice() {
  const told = useSyncExternalStore(onNotice, currentNotice, () => undefined);
  return (
    <output id="_notice" className={classes.place}>
      {told && (told.isWaiting ? waiting(told) : box(told))}
    </output>
  );
}

const waiting = ({ text }: Told) => (
  <span data-waiting="">
    <VisuallyHidden>{text}</VisuallyHidden>
  </span>
);

const box = ({ text, canReload }: Told) => (
  <span data-told="">
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
