import { expect, it } from 'vitest';
import { emptiedChat } from './emptied-values';

const chatWith = (offered: string[]) => ({
  greeting: 'Hello!',
  quickReplies: offered,
  triggers: ['book'],
  options: [{ label: 'Talk to us', does: 'inquiry' }],
  defaultOptions: ['Talk to us'],
  fallback: { text: 'Sorry.', options: ['Talk to us', 'Where does he travel?'] },
  inquiry: { sent: { text: 'Thanks.', options: ['Talk to us'] } },
});

it('A chat without topics offers what it can do without them, and all else in it stays', () => {
  expect(emptiedChat(chatWith(['Where does he travel?', 'Book a day', 'Talk to us']))).toEqual({
    ...chatWith(['Book a day', 'Talk to us']),
    fallback: { text: 'Sorry.', options: ['Talk to us'] },
  });
});

it('A chat that would have nothing to offer offers its first button', () => {
  expect(emptiedChat(chatWith(['Where does he travel?']))).toMatchObject({ quickReplies: ['Talk to us'] });
});
