import { describe, expect, it } from 'vitest';
import type { ChatData } from '../model/chat-data';
import { afterTurn, opening, optionCalled, type Conversation, type Turn } from './conversation';

const chat = {
  greeting: 'Hello!',
  quickReplies: ['Where does he travel?'],
  triggers: ['book'],
  options: [
    { label: 'Talk to us', does: 'inquiry' },
    { label: 'See the terms', does: 'open', to: '/terms' },
  ],
  defaultOptions: ['Talk to us', 'See the terms'],
  fallback: { text: 'Sorry.', options: ['Talk to us'] },
  inquiry: {
    prompt: 'Please fill this in.',
    sent: { text: 'It is on its way.', options: ['See the terms'] },
  },
  topics: [
    { question: 'Where does he travel?', keywords: ['pune', 'mumbai'], answer: 'Everywhere.' },
    { question: 'Which language?', keywords: ['hindi', 'english'], answer: 'Both.', followUp: ['Pune?'] },
  ],
} as unknown as ChatData;

/** A conversation after some turns. */
const after = (...turns: Turn[]): Conversation =>
  turns.reduce((before, turn) => afterTurn(chat, before, turn), opening(chat));
const said = (text: string): Turn => ({ type: 'said', text });
const answered = (to: string): Turn => ({ type: 'answered', to });
const last = ({ messages }: Conversation) => messages.at(-1);

describe('A conversation', () => {
  it('begins with the greeting and what is offered with it', () => {
    expect(after()).toEqual({
      messages: [{ from: 'assistant', html: 'Hello!', options: ['Where does he travel?'] }],
      waiting: 0,
      hasForm: false,
    });
  });

  it('keeps what was said, and waits for an answer to each', () => {
    const one = after(said('Pune or Mumbai?'), said('And when?'));
    expect(one.messages.slice(1)).toEqual([
      { from: 'visitor', text: 'Pune or Mumbai?' },
      { from: 'visitor', text: 'And when?' },
    ]);
    expect(one.waiting).toBe(2);
    const two = afterTurn(chat, one, answered('Pune or Mumbai?'));
    expect(two.messages).toHaveLength(4);
    expect(two.waiting).toBe(1);
    expect(two.hasForm).toBe(false);
  });

  it('answers with a topic and what is offered below it, or below all', () => {
    expect(last(after(answered('To Pune and Mumbai')))).toEqual({
      from: 'assistant',
      html: 'Everywhere.',
      options: ['Talk to us', 'See the terms'],
    });
    expect(last(after(answered('Hindi or English')))).toEqual({
      from: 'assistant',
      html: 'Both.',
      options: ['Pune?'],
    });
  });

  it('says that it has no answer', () => {
    const { hasForm, messages } = after(answered('Elephants'));
    expect(messages.at(-1)).toEqual({ from: 'assistant', html: 'Sorry.', options: ['Talk to us'] });
    expect(hasForm).toBe(false);
  });

  it.each(['I want to book him', 'Talk to us'])('shows the form for %j', (text) => {
    const { hasForm, messages } = after(answered(text));
    expect(messages.at(-1)).toEqual({ from: 'assistant', html: 'Please fill this in.', options: [] });
    expect(hasForm).toBe(true);
  });

  it('does not show the form for another option', () => {
    expect(after(answered('See the terms')).hasForm).toBe(false);
  });

  it('keeps the open form when an answer to something else comes late', () => {
    const typed = after(said('I want to book him'), said('Elephants'), answered('I want to book him'));
    expect(typed.hasForm).toBe(true);
    expect(afterTurn(chat, typed, answered('Elephants')).hasForm).toBe(true);
    expect(afterTurn(chat, typed, answered('To Pune and Mumbai')).hasForm).toBe(true);
    expect(afterTurn(chat, typed, said('Hello?')).hasForm).toBe(true);
  });

  it('thanks for what was sent, in the place of the form, and waits on', () => {
    const sent = after(said('Elephants'), answered('Talk to us'), said('Hello?'), { type: 'sent' });
    expect(sent.hasForm).toBe(false);
    expect(sent.waiting).toBe(1);
    expect(last(sent)).toEqual({ from: 'assistant', html: 'It is on its way.', options: ['See the terms'] });
  });

  it('changes nothing of what it was before', () => {
    const before = after(said('Elephants'));
    const copy = structuredClone(before);
    afterTurn(chat, before, answered('Elephants'));
    expect(before).toEqual(copy);
  });
});

describe('A button', () => {
  it('does what the option of just its words does', () => {
    expect(optionCalled(chat, 'See the terms')).toEqual({
      label: 'See the terms',
      does: 'open',
      to: '/terms',
    });
    expect(optionCalled(chat, 'see the terms')).toBeUndefined();
  });
});
