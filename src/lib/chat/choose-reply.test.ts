import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseReply, hasTrigger } from './choose-reply';
import { wordsOf } from './words';

const cities = { question: 'Where does he travel?', keywords: ['pune', 'mumbai'] };
const hills = { question: 'Which hills?', keywords: ['pune', 'mumbai', 'lonavla'] };
const short = { question: 'Is he up?', keywords: ['awake'] };
const knowledge = { topics: [cities, hills, short], triggers: ['book', 'Hire'] };

const replyTo = (message: string) => chooseReply(message, knowledge);
const topic = (one: typeof cities) => ({ rule: 'topic', topic: one });

describe('a message with a trigger', () => {
  it('opens the inquiry form, whatever else it says', () => {
    expect(replyTo('Where does he travel? BOOK him for Pune')).toEqual({ rule: 'inquiry' });
    expect(replyTo('hire')).toEqual({ rule: 'inquiry' });
  });

  it('has it as a whole word', () => {
    expect(hasTrigger('Facebook, booklet, e-books', knowledge.triggers)).toBe(false);
    expect(hasTrigger('a (book)!', knowledge.triggers)).toBe(true);
  });

  it('has all words of one that has several, one after another', () => {
    expect(hasTrigger('Can you call me  BACK today?', ['call me back'])).toBe(true);
    expect(hasTrigger('Call him, then write me back', ['call me back'])).toBe(false);
  });
});

describe('a message without a trigger', () => {
  it('is answered by the topic with the most of its words', () => {
    expect(replyTo('Pune, Mumbai, Lonavla')).toEqual(topic(hills));
    expect(replyTo('travel Mumbai')).toEqual(topic(cities));
  });

  it('is answered by the first of those that fit equally well', () => {
    expect(replyTo('pune or mumbai')).toEqual(topic(cities));
  });

  it('needs two words, and counts each once', () => {
    expect(replyTo('pune')).toEqual({ rule: 'fallback' });
    expect(replyTo('Pune pune PUNE')).toEqual({ rule: 'fallback' });
    expect(replyTo('')).toEqual({ rule: 'fallback' });
  });

  it('compares words whole', () => {
    expect(replyTo('travelling to Punekar mumbaikar')).toEqual({ rule: 'fallback' });
  });

  it('gains two points by the whole question, however it is written', () => {
    expect(replyTo('pune mumbai lonavla: WHERE\n does  he—travel')).toEqual(topic(cities));
    expect(replyTo('hello, is he up')).toEqual(topic(short));
    expect(replyTo('is he upstairs')).toEqual({ rule: 'fallback' });
    expect(replyTo('this he up')).toEqual({ rule: 'fallback' });
  });

  it('gains nothing by a question without a word in it', () => {
    const mute = { question: '???', keywords: ['silence'] };
    expect(chooseReply('?!', { topics: [mute], triggers: [] })).toEqual({ rule: 'fallback' });
  });
});

describe('a long message', () => {
  it('is read in its first 2,000 characters', () => {
    expect(replyTo(`travel pune ${'x '.repeat(5000)}book`)).toEqual(topic(cities));
    expect(replyTo(`${'x '.repeat(1000)}book`)).toEqual({ rule: 'fallback' });
  });

  it('is not cut inside a word', () => {
    expect(replyTo(`${' '.repeat(1996)}bookkeeper`)).toEqual({ rule: 'fallback' });
    expect(replyTo(`${' '.repeat(1995)}book𝕜eeper`)).toEqual({ rule: 'fallback' });
  });

  it.each([
    ['of one word', 'a'.repeat(100_000), 'fallback'],
    ['of many words', 'pune mumbai a1 '.repeat(7000), 'topic'],
    ['of combining marks', 'e\u0301\u0301\u0301\u0301'.repeat(20_000), 'fallback'],
    ['of line breaks', '\n'.repeat(100_000), 'fallback'],
  ])('is answered like any other: %s', (_, message, rule) => {
    expect(replyTo(message).rule).toBe(rule);
  });
});

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('pune', 'Mumbai', 'book', 'he', '<b>', '"', '\\', '__proto__', 'where', 'कहाँ'), {
      maxLength: 12,
    })
    .map((words) => words.join(' ')),
);

/** How many words of a message, short ones too, belong to a topic. */
function shared(message: string, { question, keywords }: typeof cities): number {
  const known = new Set(wordsOf([question, ...keywords].join(' ')));
  return wordsOf(message).filter((word) => known.has(word)).length;
}

describe('any message', () => {
  it('gets one of the three replies: the form only by a trigger, a topic only by its words', () => {
    const holds = (message: string) => {
      const reply = replyTo(message);
      expect(reply.rule === 'inquiry').toBe(hasTrigger(message, knowledge.triggers));
      expect(reply.rule !== 'topic' || shared(message, reply.topic) > 0).toBe(true);
    };
    fc.assert(fc.property(anything, holds), { seed: 20261121, numRuns: 500 });
  });

  it('gets the same reply in capitals and with other spaces and punctuation between its words', () => {
    const words = fc.array(fc.constantFrom('pune', 'mumbai', 'where', 'does', 'he', 'travel', 'hire', 'up'));
    const holds = (some: string[]) => {
      expect(replyTo(`\t${some.join(' ?!\n ').toUpperCase()}.`)).toEqual(replyTo(some.join(' ')));
    };
    fc.assert(fc.property(words, holds), { seed: 20261121 });
  });
});
