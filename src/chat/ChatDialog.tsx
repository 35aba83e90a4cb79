import { useEffect, useRef } from 'react';
import { enquiry } from '#words/chat';
import { Dialog } from '../components/Dialog/Dialog';
import { EnquiryForm } from '../forms/EnquiryForm';
import type { ChatData } from '../model/chat-data';
import classes from './ChatDialog.module.css';
import { ChatInput } from './ChatInput';
import { ChatLog } from './ChatLog';
import { optionCalled } from './conversation';
import { useConversation } from './use-conversation';

/** What the window takes: what the assistant knows, and what is called when it has gone. */
export interface ChatDialogProps {
  chat: ChatData;
  onClosed: () => void;
}

/** The chat in a window over the page. A link in it to a page of the site closes it too. */
export function ChatDialog({ chat, onClosed }: ChatDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { messages, waiting, hasForm, say, tellSent } = useConversation(chat);
  useEffect(() => {
    if (!hasForm) focusInput(dialog.current);
  }, [hasForm]);
  const choose = (label: string) => {
    const option = optionCalled(chat, label);
    if (option?.does === 'open') return;
    if (option?.does !== 'ask') say(label);
    focusInput(dialog.current);
  };
  return (
    <Dialog
      ref={dialog}
      className={classes.dialog}
      headClassName={classes.head}
      head={<h2>{chat.title}</h2>}
      onClosed={onClosed}
    >
      <ChatLog chat={chat} messages={messages} isTyping={waiting > 0} onChoose={choose}>
        {hasForm && <Inquiry chat={chat} onSent={tellSent} />}
      </ChatLog>
      {!hasForm && <ChatInput onSay={say} />}
    </Dialog>
  );
}

/** The line in which one writes, or on a phone, whose keyboard would cover the window, what was said. */
function focusInput(dialog: HTMLElement | null): void {
  const place = window.matchMedia('(pointer: fine)').matches ? '[data-input]' : '[role="log"]';
  dialog?.querySelector<HTMLElement>(place)?.focus();
}

/** The enquiry form inside the chat; the focus comes with it, since the input goes. */
function Inquiry({ chat: { inquiry }, onSent }: { chat: ChatData; onSent: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { form, toast } = inquiry;
  const finish = () => {
    onSent();
    // The conversation says it too, so a toast that does not come is no loss.
    import('../components/Toaster/Toaster').then(
      ({ showToast }) => showToast(toast.title, toast.text),
      () => {},
    );
  };
  return (
    <div ref={place} tabIndex={-1} className={classes.inquiry}>
      <EnquiryForm form={form} heading={enquiry} onSent={finish} />
    </div>
  );
}
