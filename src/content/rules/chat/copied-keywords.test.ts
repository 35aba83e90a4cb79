import { expect, it } from 'vitest';
import { chatFiles, topic, type Topic } from '../../../../tests/checker/support/small-chat';
import { summaryOf } from '../../../../tests/checker/support/summary-of';
import { problemsWith } from '../../../../tests/checker/support/virtual-site';

const words = ['pune', 'mumbai', 'nashik', 'city'];
const travel = topic('Where does he travel?', ...words);
const told = (...topics: Topic[]) =>
  problemsWith(chatFiles(topics)).map(({ code, line, message }) => [code, line, message]);
it('A topic whose keywords are those of another one is told of, with the name of that', () => {
  const [problem] = told(travel, topic('What does a talk cost?', ...words));
  expect(problem?.[0]).toBe('copied-keywords');
  expect(problem?.[2]).toMatch(/^All of these keywords stand in the topic "Where does he travel\?" too/);
  const [, near] = [0, told(travel, topic('What does it cost?', ...words.toReversed(), 'Fee'))[0]];
  expect(near?.[2]).toMatch(/^4 of these 5 keywords/);
});

it('Nothing is told of fewer words, and of a topic that another one always beats only that', () => {
  expect(summaryOf(chatFiles([travel, topic('What does it cost?', ...words.slice(1), 'fee')]))).toEqual([]);
  const [pair, other] = [topic('Where does he travel?', 'goa'), topic('What does a talk cost?', 'goa')];
  expect(summaryOf(chatFiles([pair, other]))).toEqual([]);
  expect(told(travel, topic('In Pune?', ...words)).map(([code]) => code)).toEqual(['shadowed-topic']);
});
