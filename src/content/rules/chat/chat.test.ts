import { describe, expect, it } from 'vitest';
import { formPath } from '../../source/document-kind';
import {
  chatFiles as files,
  smallChat as words,
  topic,
  topicsFile,
  type Topic,
  wordsFile,
} from '../../../../tests/checker/support/small-chat';
import { listText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { checkNear, siteWith } from '../../../../tests/checker/support/virtual-site';

const travel = topic('Where does he travel?', 'pune', 'mumbai');
const tongues = topic('Hindi or English?', 'language', 'languages');

/** The words for the problems of a chat. */
const told = (...given: Parameters<typeof files>) =>
  checkNear(siteWith(files(...given))).problems.map(({ message, hint }) => `${message} ${hint}`);

describe('A chat', () => {
  it('needs its words and its topics', () => {
    expect(summaryOf(files())).toEqual([]);
    expect(summaryOf({ ...files(), [topicsFile]: undefined })).toEqual([[wordsFile, 'half-chat', '{']]);
    const noWords = { ...files(), [wordsFile]: undefined, [formPath('chat')]: undefined };
    expect(summaryOf(noWords)).toEqual([[topicsFile, 'half-chat', '{']]);
  });

  it('says which half it has', () => {
    const messages = (half: Record<string, string | undefined>) =>
      checkNear(siteWith({ ...files(), ...half })).problems.map(({ message }) => message);
    expect(messages({ [topicsFile]: undefined })).toEqual([expect.stringContaining('has no topics')]);
    const noWords = { [wordsFile]: undefined, [formPath('chat')]: undefined };
    expect(messages(noWords)).toEqual([expect.stringContaining('there is no _chat.json')]);
  });

  it('whose other half has mistakes is no second problem', () => {
    for (const broken of ['[', '{}', '[{}]', listText('chatTopic', [{}])]) {
      const codes = summaryOf({ ...files(), [topicsFile]: broken }).map(([, code]) => code);
      expect(codes).not.toContain('half-chat');
      expect(codes).not.toContain('dead-suggestion');
    }
    const codes = summaryOf({ ...files(), [wordsFile]: '{}' }).map(([file]) => file);
    expect(new Set(codes)).toEqual(new Set([wordsFile]));
  });
});

describe('A topic', () => {
  it('is reached by two words', () => {
    expect(summaryOf(files([travel, topic('Is it so?', 'trek', 'hill')]))).toEqual([]);
    expect(summaryOf(files([travel, topic('Is it so?', 'trek')]))).toEqual([
      [topicsFile, 'unreachable-topic', '"Is it so?"'],
    ]);
    expect(told([travel, topic('Is it so?', 'trek')])).toEqual([
      expect.stringContaining('Only "trek" leads to this topic'),
    ]);
    expect(told([travel, topic('Is it so?', 'up')])).toEqual([
      expect.stringContaining('No word leads to this topic.'),
    ]);
  });

  it('is not reached by words that open the form', () => {
    expect(summaryOf(files([travel, topic('Is it so?', 'trek', 'hire')]))).toEqual([
      [topicsFile, 'unreachable-topic', '"Is it so?"'],
    ]);
  });

  it('is never chosen where an earlier one has all of its words', () => {
    expect(summaryOf(files([travel, topic('Does he travel?', 'pune')]))).toEqual([
      [topicsFile, 'shadowed-topic', '"Does he travel?"'],
    ]);
    expect(summaryOf(files([topic('Does he travel?', 'pune'), travel]))).toEqual([]);
    expect(summaryOf(files([travel, topic('Does he travel?', 'pune', 'goa')]))).toEqual([]);
  });

  it('that is shadowed hears by which one', () => {
    const fewer = told([tongues, travel, topic('Does he travel?', 'pune')]);
    expect(fewer).toEqual([expect.stringContaining('also leads to "Where does he travel?"')]);
  });

  it('that nothing reaches is not told to be shadowed too', () => {
    expect(summaryOf(files([travel, topic('Is it so?', 'pune')])).map(([, code]) => code)).toEqual([
      'unreachable-topic',
    ]);
  });
});

describe('What a chat offers', () => {
  const dead = (label: string) => [[wordsFile, 'dead-suggestion', JSON.stringify(label)]];

  it.each([
    'Talk to us',
    'See the terms',
    'where does he TRAVEL',
    'Please book him',
    'Travel to Mumbai by train',
  ])('is answered for %j', (label) => {
    expect(summaryOf(files([travel, tongues], { ...words, quickReplies: [label] }))).toEqual([]);
  });

  it('is looked at wherever it stands', () => {
    const offers = ['Wave'];
    const chats = [
      { ...words, quickReplies: offers },
      { ...words, defaultOptions: offers },
      { ...words, fallback: { ...words.fallback, options: offers } },
      { ...words, inquiry: { ...words.inquiry, sent: { ...words.inquiry.sent, options: offers } } },
    ];
    for (const chat of chats) expect(summaryOf(files([travel, tongues], chat))).toEqual(dead('Wave'));
    expect(summaryOf(files([travel, { ...tongues, followUp: ['Talk to us', 'Wave'] }]))).toEqual([
      [topicsFile, 'dead-suggestion', '"Wave"'],
    ]);
  });

  it('is told what it may have meant: an option, or a question', () => {
    const offering = (label: string) => told([travel, tongues], { ...words, quickReplies: [label] });
    expect(offering('Talk too us')).toEqual([expect.stringContaining('Did you mean "Talk to us"?')]);
    expect(offering('Hindo or Englisch?')).toEqual([
      expect.stringContaining('Did you mean "Hindi or English?"?'),
    ]);
    expect(offering('Wave')[0]).not.toContain('Did you mean');
  });
});

describe('An option', () => {
  const renamed = (labels: string[]): object => ({
    ...words,
    options: labels.map((label) => ({ label, does: 'inquiry' })),
  });

  it('that nothing offers is told of, with the old name where one is left over', () => {
    const chat = {
      ...renamed(['Talk to us', 'See the terms', 'Write to us']),
      quickReplies: ['Please book'],
    };
    expect(summaryOf(files(undefined, chat))).toEqual([[wordsFile, 'unoffered-option', '"Write to us"']]);
    expect(told(undefined, chat)).toEqual([expect.stringContaining('If it has a new name')]);
  });

  it('that got another name is told of where its old name is offered and says nothing any more', () => {
    const all = told(undefined, renamed(['Talk to us', 'Our conditions']));
    expect(all).toEqual([expect.stringContaining('"Our conditions"')]);
  });
});

describe('A suggestion that is sent as if it were typed', () => {
  const fees = topic('What does a day cost?', 'fees', 'price', 'workshop', 'day');
  const plans = topic('How do we plan a workshop?', 'plan', 'date', 'workshop', 'day');
  const offering = (label: string, topics: Topic[] = [fees, plans]): [Topic[], object] => [
    topics,
    { ...words, quickReplies: [label] },
  ];
  const foundIn = (label: string) => summaryOf(files(...offering(label))).map(([, code]) => code);

  it('and fits two topics is told of, with the one that answers', () => {
    expect(summaryOf(files(...offering('Workshop for a day?')))).toEqual([
      [wordsFile, 'inexact-suggestion', '"Workshop for a day?"'],
    ]);
    expect(told(...offering('Workshop for a day?'))).toEqual([
      expect.stringContaining('"What does a day cost?" answers it. No suggestion offers'),
    ]);
  });

  it('is none where its words are those of a question, or far nearer to one topic than to any other', () => {
    expect(foundIn('what does a DAY cost')).toEqual([]);
    expect(foundIn('Fees and price?')).toEqual([]);
    expect(foundIn('Talk to us')).toEqual([]);
  });

  it('and leads to the answer below which it stands is told of', () => {
    const circle = (label: string) =>
      files([{ ...fees, followUp: [label] }, plans], { ...words, quickReplies: ['Talk to us'] });
    expect(summaryOf(circle('What does a day cost?'))).toEqual([
      [topicsFile, 'circular-suggestion', '"What does a day cost?"'],
    ]);
    expect(summaryOf(circle('Which fees, which price?')).map(([, code]) => code)).toEqual([
      'circular-suggestion',
    ]);
    expect(summaryOf(circle('How do we plan a workshop?'))).toEqual([]);
  });
});
