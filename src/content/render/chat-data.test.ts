import { expect, it } from 'vitest';
import type { ChatDocument } from '../../model/content.generated';
import type { Resolved } from '../../model/page-data';
import { chatData } from './build-site';

const words = { $schema: 'x', title: 'Ask us' } as unknown as Resolved<ChatDocument>;
const topics = [{ question: 'Who?' }];

it('the chat knows its words and its topics, and is nothing without one of them', () => {
  expect(chatData(words, new Map([['chatTopics', topics]]))).toEqual({ title: 'Ask us', topics });
  expect(chatData(words, new Map([['books', topics]]))).toBeUndefined();
  expect(chatData(undefined, new Map([['chatTopics', topics]]))).toBeUndefined();
});
