import { useRef, type SubmitEvent } from 'react';
import * as words from '#words/chat';
import classes from './ChatDialog.module.css';

/** The line in which a visitor writes. */
export function ChatInput({ onSay }: { onSay: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!input.current) return;
    onSay(input.current.value);
    input.current.value = '';
  };
  return (
    <form className={classes.bar} onSubmit={onSubmit}>
      <input
        ref={input}
        data-input=""
        type="text"
        aria-label={words.message}
        placeholder={words.typeQuestion}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={2000}
      />
      <button type="submit" aria-label={words.send}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 12 20 4l-5 16-3.5-6.5z" />
        </svg>
      </button>
    </form>
  );
}
