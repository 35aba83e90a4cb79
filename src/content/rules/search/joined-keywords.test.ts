import { describe, expect, it } from 'vitest';
import type { Annotation } from '../../validate/annotation';
import { openValue } from '../../testing/open-value';
import { problemsIn } from '../../testing/problems-in';
import { keywords } from './keywords';

/** The keywords that are reported in one list, as they should be. */
function partsIn(...words: string[]): string[][] {
  const annotations = words.map((value, at): Annotation => ({
    kind: 'keyword',
    pointer: `/keywords/${at}`,
    listOf: undefined,
    value,
  }));
  const found = problemsIn(keywords, openValue({ keywords: words }, annotations));
  return found.map(({ fix }) => JSON.parse(`[${fix?.[0]?.content}]`) as string[]);
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
