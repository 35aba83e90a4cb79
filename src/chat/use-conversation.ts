import { useEffect, useReducer, useRef } from 'react';
import type { ChatData } from '../model/chat-data';
import { afterTurn, opening, type Conversation, type Turn } from './conversation';

/** How long the assistant seems to type, in milliseconds (specification, section 9). */
const replyDelay = 1500;

/** A conversation and what a visitor can do in it. */
export interface LiveConversation extends Conversation {
  /** Says something, if there is anything in it; the answer follows after a while. */
  say: (text: string) => void;
  /** Tells that the inquiry has arrived. */
  tellSent: () => void;
}

/** Holds one conversation, from the opening of the window until it closes. */
export function useConversation(chat: ChatData): LiveConversation {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const [conversation, take] = useReducer(
    (before: Conversation, turn: Turn) => afterTurn(chat, before, turn),
    chat,
    opening,
  );
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const say = (text: string) => {
    const said = text.trim();
    if (said === '') return;
    take({ type: 'said', text: said });
    timers.current.add(setTimeout(() => take({ type: 'answered', to: said }), replyDelay));
  };
  return { ...conversation, say, tellSent: () => take({ type: 'sent' }) };
}
