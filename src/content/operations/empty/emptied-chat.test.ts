import { expect, it } from 'vitest';
import { applyEdits } from 'jsonc-parser';
import { documentOf } from '../../testing/byte-source';
import { emptiedChat } from './empty-site';

const chatWith = (offered: string[]) => ({
  greeting: 'Hello!',
  quickReplies: offered,
  triggers: ['book'],
  options: [{ label: 'Talk to us', does: 'inquiry' }],
  defaultOptions: ['Talk to us'],
  fallback: { text: 'Sorry.', options: ['Talk to us', 'Where does he travel?'] },
  inquiry: { sent: { text: 'Thanks.', options: ['Talk to us'] } },
});

const emptied = (chat: object): unknown => {
  const text = JSON.stringify(chat);
  return JSON.parse(applyEdits(text, emptiedChat(documentOf(text))));
};

it('A chat without topics offers what it can do without them, and all else in it stays', () => {
  expect(emptied(chatWith(['Where does he travel?', 'Book a day', 'Talk to us']))).toEqual({
    ...chatWith(['Book a day', 'Talk to us']),
    fallback: { text: 'Sorry.', options: ['Talk to us'] },
  });
});

it('A chat that would have nothing to offer offers its first button', () => {
  expect(emptied(chatWith(['Where does he travel?']))).toMatchObject({ quickReplies: ['Talk to us'] });
});
