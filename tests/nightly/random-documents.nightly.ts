import { expect, it } from 'vitest';
import { busyTexts, nestedTexts } from '../checker/support/busy-texts';
import { placesProblems, problemsOfTyping, readsAnything } from '../checker/support/random-documents';
import { edited, problemsWith } from '../checker/support/virtual-site';
import { parseDocument } from '../../src/content/parse/parse-document';

it('ten thousand documents of any bytes are read, or told a problem', () => {
  expect(() => readsAnything(10_000)).not.toThrow();
});

it('two thousand documents with a random change are checked, and every problem marks something', () => {
  expect(() => placesProblems(2000)).not.toThrow();
});

it('of four thousand typed characters nineteen of twenty that make a document unreadable are told one problem', () => {
  const amounts = problemsOfTyping(4000);
  expect(amounts.length).toBeGreaterThan(1000);
  expect(Math.min(...amounts)).toBe(1);
  expect(amounts.filter((amount) => amount > 1).length / amounts.length).toBeLessThan(0.05);
});

// Each takes a second or two; anything quadratic would take hours, and the runner ends it.
it.each(busyTexts(1_900_000))('a document of two megabytes cannot keep the reader busy: %#', (text) => {
  const { problems } = parseDocument({ path: 'busy.json', bytes: new TextEncoder().encode(text) });
  expect(problems).not.toEqual([]);
});

it.each(nestedTexts(18_000))('a text cannot overflow the compiler of texts: %#', (text) => {
  const intro = '"Talks, trainings and **two days in the hills** for teams that want to laugh again."';
  const found = problemsWith({ 'index.json': edited('index.json', intro, JSON.stringify(text)) });
  expect(found.map(({ code }) => code)).toEqual(['text-too-deep']);
});
