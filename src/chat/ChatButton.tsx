import { useRef, useState } from 'react';
import { giveFocusBack } from '../components/BackCloses/give-focus-back';
import { loadPart } from '../components/LoadPart/load-part';
import { Unseen } from '../components/Unseen/Unseen';
import type { ChatData } from '../model/chat/chat-data';
import classes from './ChatButton.module.css';
import type { ChatDialog } from './ChatDialog';

/** The window's code and what the assistant knows; both are loaded on the first click. */
interface Loaded {
  View: typeof ChatDialog;
  chat: ChatData;
}

/** The button that opens the chat assistant, in the look of the place where it stands. */
export function ChatButton({ basePath, className }: { basePath: string; className: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  // Each opening has its own window: a press may come after a dialog has closed and before the browser says so.
  const [opening, setOpening] = useState(0);
  const open = async () => {
    if (!loaded) setState('loading');
    try {
      setLoaded(loaded ?? (await loadPart(() => load(basePath))));
      setOpening((last) => last + 1);
      setState('open');
    } catch {
      setState('failed');
    }
  };
  const onClosed = () => {
    setState('closed');
    giveFocusBack(button.current);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        onClick={() => void open()}
      >
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M4 5.5h16v11h-8.5L7 20v-3.5H4z" />
          <path d="M8.5 11h.01M12 11h.01M15.5 11h.01" />
        </svg>
        <span>
          Ask<Unseen> our assistant</Unseen>
        </span>
      </button>
      <output className={classes.failed}>
        {state === 'failed' && 'The assistant cannot be reached just now. WhatsApp is the button beside it.'}
      </output>
      {state === 'open' && loaded && <loaded.View key={opening} chat={loaded.chat} onClosed={onClosed} />}
    </>
  );
}

async function load(basePath: string): Promise<Loaded> {
  const [{ ChatDialog: View }, response] = await Promise.all([
    import('./ChatDialog'),
    fetch(`${basePath}chat.json`),
  ]);
  if (!response.ok) throw new Error(`${response.status} for chat.json`);
  return { View, chat: (await response.json()) as ChatData };
}
