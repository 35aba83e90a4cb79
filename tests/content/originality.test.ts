import { describe, expect, it } from 'vitest';
import { entriesBelow } from './entries';
import { alikePairs } from './similarity';
import { documents, sentencesOf, textsBelow, wordsOf, type Text } from './shipped';

/** A sentence of so many words may stand on more than one page. */
const shortSentence = 8;

/** From here on two entries say the same thing: different ones stay well below, reworded ones are above (see the tests). */
const nearDouble = 0.42;

const all = documents();
const texts = all.flatMap(({ file, value }) => textsBelow(value, file));
const entries = all.flatMap(({ file, value }) => entriesBelow(value, file));

/** One column of all tables, like `problem`. */
const column = (name: string): Text[] =>
  texts.filter(({ at }) => at.includes('/rows/') && at.endsWith(`/${name}`));

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

/** The entries that say the same thing twice, in pairs. */
function nearDoubles(from: readonly Text[]): string[] {
  const place = ({ file, at, text }: Text): string => `${file}${at} "${text}"`;
  return alikePairs(
    from.map(({ text }) => text),
    nearDouble,
  ).map(({ one, other, similarity }) =>
    [similarity.toFixed(2), ...[from[one], from[other]].map((text) => text && place(text))].join('\n  '),
  );
}

describe('a sentence of more than eight words', () => {
  it('stands on one page only', () => {
    expect(texts.length).toBeGreaterThan(2000);
    expect(repeated(texts)).toEqual([]);
  });

  it('is found when it is planted on a second page', () => {
    const long = texts.find(({ file, text }) => file.startsWith('industry/') && wordsOf(text).length > 20);
    const planted = { file: 'planted.json', at: '/blocks/0/text', text: `So it is. ${long?.text}` };
    expect(repeated([...texts, planted])).not.toEqual([]);
  });
});

describe('a row, an outcome, a goal, a topic or a caption', () => {
  it('says nothing that another one says', () => {
    expect(entries.length).toBeGreaterThan(600);
    expect(nearDoubles(entries)).toEqual([]);
  });

  it.each(['problem', 'diagnosis', 'solution'])('has a %s of its own, if it is a row', (name) => {
    expect(column(name).length).toBeGreaterThan(200);
    expect(nearDoubles(column(name))).toEqual([]);
  });

  it.each([
    ['In our meetings, three speak and the other fourteen only nod.', 'outbound-training'],
    ['A new batch always sits with its own batch.', 'outbound-training'],
    ['The junior nurse doubts a dose but keeps quiet.', 'hospitals-and-healthcare'],
    ['Participants draft ten follow-ups, each bringing the customer something new.', 'sales-marketing'],
    ['He says “theek hai sir” and has not slept these two weeks.', 'government'],
  ])('is found when it is planted in other words: %s', (text, where) => {
    const planted = { file: 'planted.json', at: '/rows/0', text };
    expect(
      nearDoubles([...column('problem'), ...column('solution'), planted]).filter(
        (pair) => pair.includes('planted') && pair.includes(where),
      ),
    ).toHaveLength(1);
  });
});
