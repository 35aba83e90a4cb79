import { describe, expect, it } from 'vitest';
import { documents, sentencesOf, textsBelow, wordsOf, type Text } from './shipped';

/** A sentence of so many words may stand on more than one page. */
const shortSentence = 8;

const texts = documents().flatMap(({ file, value }) => textsBelow(value, file));

/** The long sentences that stand in two files or more, with the files. */
function repeated(from: readonly Text[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, text } of from)
    for (const sentence of sentencesOf(text).filter((one) => wordsOf(one).length > shortSentence)) {
      const words = wordsOf(sentence).join(' ');
      files.set(words, (files.get(words) ?? new Set()).add(file));
    }
  return [...files]
    .filter(([, where]) => where.size > 1)
    .map(([words, where]) => `${words}: ${[...where].join(', ')}`);
}

describe('a sentence of more than eight words', () => {
  it('stands on one page only', () => {
    expect(repeated(texts)).toEqual([]);
  });

  it('is found when it is planted on a second page', () => {
    const some = texts.filter(({ text }) => wordsOf(text).length > 20).slice(0, 3);
    const planted = { file: 'planted.json', at: '/blocks/0/text', text: `So it is. ${some[1]?.text}` };
    expect(repeated(some)).toEqual([]);
    expect(repeated([...some, planted])).not.toEqual([]);
  });
});
