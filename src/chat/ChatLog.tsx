import { useEffect, useRef, type ReactNode } from 'react';
import * as words from '#words/chat';
import { RichText } from '../components/RichText/RichText';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import type { ChatData } from '../model/chat-data';
import classes from './ChatDialog.module.css';
import { optionCalled, type Message } from './conversation';

/** What the log takes: the messages, whether an answer is on its way, what a button does, and what stands at the end. */
export interface ChatLogProps {
  chat: ChatData;
  messages: readonly Message[];
  isTyping: boolean;
  onChoose: (label: string) => void;
  children: ReactNode;
}

/** What was said, read out politely as it comes (WAI-ARIA 1.2, role "log"). */
export function ChatLog({ chat, messages, isTyping, onChoose, children }: ChatLogProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showNewest(box.current));
  const last = messages.at(-1);
  const options = last?.from === 'assistant' && !isTyping ? last.options : [];
  return (
    // A scrolling place has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={classes.log} role="log" aria-label={words.conversation} tabIndex={0}>
      <ol>
        {messages.map((message, at) => (
          <li key={at} data-from={message.from}>
            <VisuallyHidden>{message.from === 'visitor' ? words.you : words.assistant}</VisuallyHidden>
            {message.from === 'visitor' ? message.text : <RichText text={message.html} />}
          </li>
        ))}
      </ol>
      {isTyping && (
        <p className={classes.typing}>
          <VisuallyHidden>{words.typing}</VisuallyHidden>
        </p>
      )}
      {options.length > 0 && (
        <ul className={classes.options}>
          {options.map((label) => (
            <li key={label}>
              <Option chat={chat} label={label} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

function Option({ chat, label, onChoose }: Pick<ChatLogProps, 'chat' | 'onChoose'> & { label: string }) {
  const to = optionCalled(chat, label)?.to;
  if (to === undefined) {
    return (
      <button type="button" onClick={() => onChoose(label)}>
        {label}
      </button>
    );
  }
  return (
    <a href={to} onClick={() => onChoose(label)}>
      {label}
    </a>
  );
}

/** Shows the newest message from its beginning, and what stands below it as far as there is room. */
function showNewest(box: HTMLElement | null): void {
  const newest = box?.querySelector<HTMLElement>('ol > li:last-child');
  if (!box || !newest) return;
  box.scrollTop = Math.min(newest.offsetTop - box.offsetTop, box.scrollHeight - box.clientHeight);
}
