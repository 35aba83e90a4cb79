import { expect, it } from 'vitest';
import {
  chatFiles,
  smallChat,
  topic,
  topicsFile,
  wordsFile,
} from '../../../../tests/checker/support/small-chat';
import { summaryOf } from '../../../../tests/checker/support/summary-of';

const option = (label: string) => ({ ...smallChat, options: [{ label, does: 'inquiry' }] });
/** What is told where buttons, beside those with the new name of an option, have others. */
const told = (label: string, ...old: string[]) => {
  const { fallback, inquiry } = smallChat;
  const sent = { ...inquiry.sent, options: [label] };
  const offers = { defaultOptions: [label], quickReplies: ['Where does he travel?'] };
  const words = {
    ...option(label),
    ...offers,
    fallback: { ...fallback, options: [label] },
    inquiry: { ...inquiry, sent },
  };
  const asked = {
    ...topic('Where does he travel?', 'pune', 'mumbai'),
    ...(old[0] !== undefined && { followUp: old.slice(0, 1) }),
  };
  const other = {
    ...topic('Hindi or English?', 'language', 'languages'),
    ...(old[1] !== undefined && { followUp: old.slice(1) }),
  };
  return summaryOf(chatFiles([asked, other], words));
};

it('Each button with the old name of an option is told of, though a trigger answers it', () => {
  expect(told('Book a talk', 'Book a session', 'Book a session')).toEqual([
    [topicsFile, 'old-option', '"Book a session"'],
    [topicsFile, 'old-option', '"Book a session"'],
  ]);
  expect(told('Book a talk', 'Book a tolk')).toEqual([[topicsFile, 'old-option', '"Book a tolk"']]);
});

it('Nothing is told of words that are sent as a message', () => {
  expect(told('Book a talk', 'Book Vikram')).toEqual([]);
  expect(told('Talk to us', 'Book a session', 'Book a session')).toEqual([]);
  expect(told('Book a talk', 'book a talk')).toEqual([]);
});

it('Where nothing offers an option, that is told instead', () => {
  const words = { ...smallChat, options: [...smallChat.options, { label: 'Book a talk', does: 'inquiry' }] };
  const topics = [{ ...topic('Where does he travel?', 'pune', 'mumbai'), followUp: ['Book a day'] }];
  expect(summaryOf(chatFiles(topics, words))).toEqual([[wordsFile, 'unoffered-option', '"Book a talk"']]);
});
