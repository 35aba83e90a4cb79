import { useEffect, useRef } from 'react';
import * as words from '#words/shell';
import { useOpened, type Opening } from '../../components/Dialog/use-opened';
import { loadPart } from '../../components/LoadPart/load-part';
import { showNotice } from '../../components/Notice/notice';
import { isSearchKey } from '../../lib/search-key';
import type { SearchDialog } from './SearchDialog';
import classes from './SearchButton.module.css';

/** The search, whose code is loaded on the first press. */
interface OpenSearch extends Opening {
  View: typeof SearchDialog;
}

/** Opens the site's search, as "/" and Ctrl+K do; its code and index are loaded only then. */
export function SearchButton({ basePath }: { basePath: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, show, onClosed] = useOpened<OpenSearch>();
  const open = () => {
    if (document.querySelector('dialog[open]')) return;
    loadPart(() => import('./SearchDialog')).then(
      ({ SearchDialog: View }) => show({ View, opener: button.current, at: performance.now() }),
      () => showNotice({ text: words.searchMissing, canReload: true }),
    );
  };
  useSearchKey(open);
  return (
    <>
      <button ref={button} type="button" className={classes.button} aria-haspopup="dialog" onClick={open}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5" />
        </svg>
        <span>{words.search}</span>
      </button>
      {opened && <opened.View key={opened.at} basePath={basePath} onClosed={onClosed} />}
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
