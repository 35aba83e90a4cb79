import { describe, expect, it } from 'vitest';
import type { Annotation } from '../../validate/annotation';
import { joinedKeywords } from './keywords';

/** The keywords that are told of in one list, as they should be. */
function partsIn(...words: string[]): string[][] {
  const annotations = words.map((value, at): Annotation => ({
    kind: 'keyword',
    pointer: `/keywords/${at}`,
    listOf: undefined,
    value,
  }));
  return joinedKeywords(annotations).map(({ parts }) => parts);
}

describe('Keywords that were written as one', () => {
  it.each([
    ['anger, calm, new boss', ['anger', 'calm', 'new boss']],
    ['anger; calm', ['anger', 'calm']],
    ['गुस्सा, शांत', ['गुस्सा', 'शांत']],
  ])('are told one by one: %s', (written, parts) => {
    expect(partsIn(written)).toEqual([parts]);
  });

  it('are told without those that stand in the list besides', () => {
    expect(partsIn('anger', 'anger, calm, calm')).toEqual([['calm']]);
    expect(partsIn('calm', 'anger', 'anger, calm')).toEqual([['anger']]);
  });

  it.each(['new boss', 'e-mail', 'A question, and what it leads to when nobody answers it', 'well, yes.'])(
    'are none in %s',
    (written) => {
      expect(partsIn(written)).toEqual([]);
    },
  );
});
