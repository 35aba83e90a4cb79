import { describe, expect, it } from 'vitest';
import { documents, sentencesOf, textsBelow } from './shipped';

/** A fact that the specification wants stated (section 9, "Stated in copy"). */
interface Fact {
  readonly fact: string;
  /** A passage states it if all of these are found in it. */
  readonly words: readonly RegExp[];
  /** What sounds like it and says something else. */
  readonly wrong: string;
}

const facts: readonly Fact[] = [
  {
    fact: 'a reply comes within 24 hours',
    words: [/\b(?:repl|answer|hear)/i, /\bwithin (?:24|twenty-four) hours\b/i],
    wrong: 'You will have a reply within 48 hours.',
  },
  {
    fact: 'one books 2 to 4 weeks ahead',
    words: [/\b(?:2|two)(?: to |-|–)(?:4|four) weeks\b/i, /\b(?:ahead|before|notice|in advance|earlier)\b/i],
    wrong: 'Book two to three weeks ahead.',
  },
  {
    fact: 'groups count 5 to 500 and more',
    words: [
      /\b(?:5|five)\b[^.]{0,30} to (?:[a-z]+ )?(?:500|five hundred)(?:\+| and (?:more|above|beyond|over))/i,
    ],
    wrong: 'We train groups of 15 to 500+.',
  },
  {
    fact: 'executive coaching takes 3 to 12 months',
    words: [/\bcoach/i, /\b(?:3|three)(?: to |-|–)(?:12|twelve) months\b/i],
    wrong: 'Executive coaching takes 2 to 12 months.',
  },
  {
    fact: 'a session lasts 60 minutes to a full day',
    words: [/\b(?:60|sixty) minutes (?:[a-z]+ )?to (?:a|one) (?:full|whole) day\b/i],
    wrong: 'A session lasts 90 minutes to a full day.',
  },
  {
    fact: 'programs reach from 3-hour capsules to 2-day retreats',
    words: [/\b(?:3|three)-hour capsules? to (?:a )?(?:2|two)-day retreats?\b/i],
    wrong: 'Programs reach from 3-hour capsules to 3-day retreats.',
  },
  {
    fact: 'the flagship program has 25 competencies',
    words: [/\b(?:flagship|Becoming a Star)\b/i, /\b(?:25|twenty-five) competencies\b/i],
    wrong: 'Our flagship program has 24 competencies.',
  },
  {
    fact: 'the price depends on format, duration, travel and audience size',
    words: [/\bformat\b/i, /\b(?:duration|length)\b/i, /\btravel\b/i, /\b(?:audience|group) size\b/i],
    wrong: 'The price depends on format, duration and audience size.',
  },
  {
    fact: 'a custom quote follows a talk',
    words: [/\b(?:custom|own) (?:quote|offer)s?\b/i, /\b(?:after|discuss|talk|call|conversation)/i],
    wrong: 'A custom quote is printed on the last page.',
  },
];

/** How many sentences may share the statement of a fact: this one, and the one before. */
const passages = (text: string): string[] => {
  const sentences = sentencesOf(text);
  return sentences.map((sentence, at) => `${sentences[at - 1] ?? ''} ${sentence}`);
};

const shipped = documents()
  .flatMap(({ file, value }) => textsBelow(value, file))
  .flatMap(({ file, text }) => passages(text).map((passage) => ({ file, passage })));

const states = (passage: string, { words }: Fact): boolean => words.every((word) => word.test(passage));

describe.each(facts)('that $fact', (fact) => {
  it('stands on some page', () => {
    expect(shipped.filter(({ passage }) => states(passage, fact))).not.toEqual([]);
  });

  it('is missed when the words say something else', () => {
    expect(states(fact.wrong, fact)).toBe(false);
  });
});
