import { useEffect, useRef, useState } from 'react';
import { useBackCloses } from '../../components/BackCloses/use-back-closes';
import { loadPart } from '../../components/LoadPart/load-part';
import { useOutsideCloses } from '../../components/OutsideCloses/use-outside-closes';
import type { SearchEntry } from '../../model/search-entry';
import classes from './SearchDialog.module.css';
import { loadFinder, type Finder } from './finder';

/** What the search takes: where the site begins, and what is called when it has gone. */
export interface SearchDialogProps {
  basePath: string;
  onClosed: () => void;
}

/** The site's search in a dialog of the browser, which keeps the focus and closes on Escape by itself. */
export function SearchDialog({ basePath, onClosed }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [find, setFind] = useState<Finder>();
  const [hasFailed, setHasFailed] = useState(false);
  const [words, setWords] = useState('');
  useBackCloses(true, () => dialog.current?.close());
  useOutsideCloses(dialog);
  useEffect(() => {
    dialog.current?.showModal();
    loadPart(() => loadFinder(basePath)).then(
      (finder) => setFind(() => finder),
      () => setHasFailed(true),
    );
  }, [basePath]);
  const found = find && words.trim() !== '' ? find(words) : [];
  return (
    <dialog ref={dialog} className={classes.dialog} aria-label="Search" onClose={onClosed}>
      <div className={classes.head}>
        <label>
          Search the site
          <input
            type="text"
            enterKeyHint="search"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </div>
      <output className={classes.status}>{status(words, found.length, find !== undefined, hasFailed)}</output>
      <ol className={classes.found}>
        {found.map((entry) => (
          <li key={entry.url}>
            <Found entry={entry} onChosen={() => dialog.current?.close()} />
          </li>
        ))}
      </ol>
    </dialog>
  );
}

function status(words: string, count: number, isReady: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'The search could not be loaded. Close it and open it again in a moment, please.';
  if (!isReady) return 'Loading …';
  if (words.trim() === '') return 'Pages, questions and articles.';
  return count === 0 ? 'Nothing found. Try fewer or other words.' : `${count} found`;
}

function Found({
  entry: { url, kind, title, text },
  onChosen,
}: {
  entry: SearchEntry;
  onChosen: () => void;
}) {
  return (
    <a href={url} onClick={onChosen} className={classes.entry}>
      <span className={classes.kind}>{kind}</span>
      <strong>{title}</strong>
      <span>{text}</span>
    </a>
  );
}
