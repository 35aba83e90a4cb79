import { useEffect, useRef, useState } from 'react';
import { loading } from '#words/components';
import * as labels from '#words/search';
import { Dialog } from '../../components/Dialog/Dialog';
import { loadPart } from '../../components/LoadPart/load-part';
import type { SearchEntry } from '../../model/search-entry';
import classes from './SearchDialog.module.css';
import { loadFinder, type Finder } from './finder';

/** What the search takes: where the site begins, and what is called when it has gone. */
export interface SearchDialogProps {
  basePath: string;
  onClosed: () => void;
}

/** The site's search in a window over the page. */
export function SearchDialog({ basePath, onClosed }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [find, setFind] = useState<Finder>();
  const [hasFailed, setHasFailed] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => {
    loadPart(() => loadFinder(basePath)).then(
      (finder) => setFind(() => finder),
      () => setHasFailed(true),
    );
  }, [basePath]);
  const found = find && words.trim() !== '' ? find(words) : [];
  return (
    <Dialog
      ref={dialog}
      className={classes.dialog}
      headClassName={classes.head}
      label={labels.search}
      head={<Field words={words} onType={setWords} />}
      onClosed={onClosed}
    >
      <output className={classes.status}>{status(words, found.length, find !== undefined, hasFailed)}</output>
      <ol className={classes.found}>
        {found.map((entry) => (
          <li key={entry.url}>
            <Found entry={entry} onChosen={() => dialog.current?.close()} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Field({ words, onType }: { words: string; onType: (words: string) => void }) {
  return (
    <label>
      {labels.searchSite}
      <input
        type="text"
        enterKeyHint="search"
        value={words}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </label>
  );
}

function status(words: string, count: number, isReady: boolean, hasFailed: boolean): string {
  if (hasFailed) return labels.missing;
  if (!isReady) return loading;
  if (words.trim() === '') return labels.whatIsSearched;
  return count === 0 ? labels.nothingFound : labels.found(count);
}

const kinds = { Page: labels.page, Article: labels.article, Question: labels.question };

function Found({
  entry: { url, kind, title, text },
  onChosen,
}: {
  entry: SearchEntry;
  onChosen: () => void;
}) {
  return (
    <a href={url} onClick={onChosen} className={classes.entry}>
      <span className={classes.kind}>{kinds[kind]}</span>
      <strong>{title}</strong>
      <span>{text}</span>
    </a>
  );
}
