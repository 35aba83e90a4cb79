import { useEffect, useRef, useState } from 'react';
import * as words from '#words/shell';
import { giveFocusBack } from '../../components/BackCloses/give-focus-back';
import { loadPart } from '../../components/LoadPart/load-part';
import { showNotice } from '../../components/Notice/notice';
import { isSearchKey } from '../../lib/search-key';
import type { SearchDialog } from './SearchDialog';
import classes from './SearchButton.module.css';

/** Opens the site's search, as "/" and Ctrl+K do; its code and index are loaded only then. */
export function SearchButton({ basePath }: { basePath: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  // Each opening has its own window: a press may come after a dialog has closed and before the browser says so.
  const [opening, setOpening] = useState(0);
  const show = ({ SearchDialog: View }: { SearchDialog: typeof SearchDialog }) => {
    setDialog(() => View);
    setOpening((last) => last + 1);
  };
  const open = () => {
    if (document.querySelector('dialog[open]')) return;
    loadPart(() => import('./SearchDialog')).then(show, () =>
      showNotice({ text: words.searchMissing, canReload: true }),
    );
  };
  useSearchKey(open);
  const onClosed = () => {
    setDialog(undefined);
    giveFocusBack(button.current);
  };
  return (
    <>
      <button ref={button} type="button" className={classes.button} aria-haspopup="dialog" onClick={open}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5" />
        </svg>
        <span>{words.search}</span>
      </button>
      {Dialog && <Dialog key={opening} basePath={basePath} onClosed={onClosed} />}
    </>
  );
}

function useSearchKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
