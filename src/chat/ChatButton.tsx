import { useRef, useState, type ReactNode } from 'react';
import * as words from '#words/chat';
import { useOpened, type Opening } from '../components/Dialog/use-opened';
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
  const [isLoading, setIsLoading] = useState(false);
  const [opened, show, onClosed] = useOpened<Loaded & Opening>();
  const open = async () => {
    setIsLoading(!loaded);
    try {
      const parts = loaded ?? (await loadPart(() => load(basePath)));
      setLoaded(parts);
      show({ ...parts, opener: button.current, at: performance.now() });
    } catch {
      showNotice({ text: words.unreachable });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={() => void open()}
      >
        {children}
      </button>
      {opened && <opened.View key={opened.at} chat={opened.chat} onClosed={onClosed} />}
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
