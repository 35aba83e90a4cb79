import { describe, expect, it } from 'vitest';
import { documents, sentencesOf, textsBelow, wordsOf } from './shipped';

/** Words that sound like something and say nothing. */
const filler =
  /\b(?:unlock|leverag|synerg|holistic|cutting-edge|world-class|seamless|game-chang|paradigm|robust solution|fast-paced|journey of|take .{3,20} to the next level)/i;

const pages = documents().filter(({ file }) => /^(?:signature-programs|industry)\//.test(file));

describe.each(pages.map(({ file, value }) => ({ file, value })))('$file', ({ file, value }) => {
  const texts = textsBelow(value, file).map(({ text }) => text);
  const lengths = texts
    .flatMap(sentencesOf)
    .map((sentence) => wordsOf(sentence).length)
    .filter((words) => words > 3);

  it('is written in short sentences: 15 words on average at most, none over 40', () => {
    expect(lengths.length).toBeGreaterThanOrEqual(10);
    expect(lengths.reduce((sum, words) => sum + words, 0) / lengths.length).toBeLessThanOrEqual(15);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(40);
  });

  it('has no filler', () => {
    expect(texts.filter((text) => filler.test(text))).toEqual([]);
  });
});
