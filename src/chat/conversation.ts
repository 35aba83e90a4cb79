import type { ChatOption, RichText } from '../model/content.generated';
import type { ChatData } from '../model/chat-data';
import { chooseReply } from '../lib/chat/choose-reply';

/** What somebody said: the assistant in HTML that the build compiled and sanitised, the visitor in plain text. */
export type Message =
  | { from: 'assistant'; html: RichText; options: readonly string[] }
  | { from: 'visitor'; text: string };

/** A conversation as it stands. */
export interface Conversation {
  messages: readonly Message[];
  /** Answers that are still being "typed". */
  waiting: number;
  /** Whether the inquiry form takes the input's place. */
  hasForm: boolean;
}

/** What happens in a conversation. */
export type Turn = { type: 'said'; text: string } | { type: 'answered'; to: string } | { type: 'sent' };

/** Each opening starts again: the greeting with its quick replies (specification, section 4). */
export function opening({ greeting, quickReplies }: ChatData): Conversation {
  return { messages: [assistant(greeting, quickReplies)], waiting: 0, hasForm: false };
}

/** A conversation after one turn. */
export function afterTurn(chat: ChatData, before: Conversation, turn: Turn): Conversation {
  const { messages, waiting } = before;
  if (turn.type === 'said') {
    const message: Message = { from: 'visitor', text: turn.text };
    return { ...before, messages: [...messages, message], waiting: waiting + 1 };
  }
  if (turn.type === 'sent') {
    const { text, options } = chat.inquiry.sent;
    return { ...before, messages: [...messages, assistant(text, options)], hasForm: false };
  }
  const { message, hasForm } = answerTo(chat, turn.to);
  return {
    messages: [...messages, message],
    waiting: waiting - 1,
    hasForm: before.hasForm || hasForm,
  };
}

/** What a button does instead of being sent as a message; undefined for those that are sent. */
export function optionCalled({ options }: ChatData, label: string): ChatOption | undefined {
  return options.find((option) => option.label === label);
}

function answerTo(chat: ChatData, text: string): { message: Message; hasForm: boolean } {
  const { inquiry, fallback, defaultOptions } = chat;
  const reply = chooseReply(text, chat);
  if (reply.rule === 'inquiry' || optionCalled(chat, text)?.does === 'inquiry')
    return { message: assistant(inquiry.prompt, []), hasForm: true };
  if (reply.rule === 'fallback')
    return { message: assistant(fallback.text, fallback.options), hasForm: false };
  const { answer, followUp = defaultOptions } = reply.topic;
  return { message: assistant(answer, followUp), hasForm: false };
}

function assistant(html: RichText, options: readonly string[]): Message {
  return { from: 'assistant', html, options };
}
