import { useSyncExternalStore } from 'react';
import classes from './Notice.module.css';
import { currentNotice, onNotice, showNotice } from './notice';

/** Where the site tells a visitor something beside the page; it can be closed, and nothing has to be fetched for it. */
export function Notice() {
  const told = useSyncExternalStore(onNotice, currentNotice, () => undefined);
  return (
    <div role="status" className={classes.place}>
      {told && (
        <div className={classes.notice}>
          <p>{told.text}</p>
          {told.canReload === true && (
            <button type="button" onClick={() => window.location.reload()}>
              Load the page again
            </button>
          )}
          <button type="button" aria-label="Close" onClick={() => showNotice()}>
            ✕
          </button>
        </div>
      )}
    </div>
  );
}
