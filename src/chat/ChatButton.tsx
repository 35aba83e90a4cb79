import { useRef, useState, type ReactNode } from 'react';
import * as words from '#words/chat';
import { giveFocusBack } from '../components/BackCloses/give-focus-back';
import { loadPart } from '../components/LoadPart/load-part';
import { showNotice } from '../components/Notice/notice';
import type { ChatData } from '../model/chat-data';
import type { ChatDialog } from './ChatDialog';

/** The window's code and what the assistant knows; both are loaded on the first click. */
interface Loaded {
  View: typeof ChatDialog;
  chat: ChatData;
}

/** What the button takes: the site's base path, and its look and content. */
export interface ChatButtonProps {
  basePath: string;
  className: string | undefined;
  children: ReactNode;
}

/** The button that opens the chat assistant, in the look of the place where it stands. */
export function ChatButton({ basePath, className, children }: ChatButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  // Each opening has its own window: a press may come after a dialog has closed and before the browser says so.
  const [opening, setOpening] = useState(0);
  const open = async () => {
    if (!loaded) setState('loading');
    try {
      setLoaded(loaded ?? (await loadPart(() => load(basePath))));
      setOpening((last) => last + 1);
      setState('open');
    } catch {
      setState('closed');
      showNotice({ text: words.unreachable });
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
        {children}
      </button>
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
