import { expect, test } from 'playwright/test';
import { all, shippedRoutes } from './built-page';
import { sentencesOf, wordsOf } from './shipped';

/** The sentences of a page: what ends with a full stop, in paragraphs, lists and tables, without passages in another language. */
function sentencesIn(route: string): string[] {
  const ends = /[.?!…][”’)]*$/;
  return all(route, 'main :is(p, li, td, dd, blockquote, figcaption)')
    .filter((one) => !one.querySelector('p, li, td, dd, blockquote, figcaption, [lang]'))
    .filter((one) => !one.closest('body [lang]'))
    .flatMap(({ textContent }) => sentencesOf(textContent.replaceAll(/\s+/g, ' ')))
    .filter((sentence) => ends.test(sentence));
}

/**
 * Words in a sentence on average, and the school grade by the Automated Readability Index (Smith and Senter, 1967):
 * 4.71 × letters a word + 0.5 × words a sentence − 21.43.
 */
function levelOf(sentences: readonly string[]): { mean: number; grade: number } {
  const words = sentences.flatMap(wordsOf);
  const mean = words.length / sentences.length;
  return { mean, grade: 4.71 * (words.join('').length / words.length) + 0.5 * mean - 21.43 };
}

test('the words of each page are easy to read, and its sentences are whole', () => {
  const pages = shippedRoutes().map((route) => ({ route, ...levelOf(sentencesIn(route)) }));
  expect(pages.filter(({ grade }) => !(grade <= 9))).toEqual([]);
  expect(pages.filter(({ mean }) => !(mean >= 9 && mean <= 18))).toEqual([]);
});

test('the level of a text is that of its formula', () => {
  const { mean, grade } = levelOf(['Participants practise difficult conversations.', 'It helps.']);
  expect(mean).toBe(3);
  expect(grade).toBeCloseTo(4.71 * (49 / 6) + 1.5 - 21.43, 5);
});
