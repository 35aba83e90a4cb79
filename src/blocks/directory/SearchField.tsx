import type { RefObject } from 'react';
import * as labels from '#words/blocks';
import type { DirectoryBlock } from '../../model/content.generated';
import classes from './SearchField.module.css';

/** What the field takes: its texts, the words in it, and what is called when somebody comes to it or changes them. */
export interface SearchFieldProps {
  texts: Pick<DirectoryBlock, 'searchLabel' | 'placeholder' | 'tries'>;
  field: RefObject<HTMLInputElement | null>;
  words: string;
  onVisit: () => void;
  onWords: (words: string) => void;
  /** What was found, in words. */
  status: string | false;
}

/** The field of a directory, with words to try, each of which fills it. */
export function SearchField({ texts, field, words, onVisit, onWords, status }: SearchFieldProps) {
  const { searchLabel = labels.findTopic, placeholder, tries } = texts;
  const take = (word: string) => {
    onVisit();
    onWords(word);
  };
  return (
    <div className={classes.search}>
      <label>
        {searchLabel}
        <input
          ref={field}
          type="search"
          maxLength={80}
          placeholder={placeholder}
          value={words}
          onFocus={onVisit}
          onChange={(event) => onWords(event.currentTarget.value)}
        />
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5" />
        </svg>
      </label>
      {tries && (
        <p>
          {labels.tryWords}
          {tries.map((word) => (
            <button key={word} type="button" onClick={() => take(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <output>{status}</output>
    </div>
  );
}
