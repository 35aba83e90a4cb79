import { describe, expect, it } from 'vitest';
import { placesProblems, problemsOfTyping, readsAnything } from './support/random-documents';

// tests/nightly tries far more of them.
describe('Any document', () => {
  it('is read without an exception, and told a problem when JSON.parse refuses it', () => {
    expect(() => readsAnything(150)).not.toThrow();
  });
});

describe('A valid document with one random change', () => {
  it('is checked without an exception, and every problem marks something in its document', () => {
    expect(() => placesProblems(30)).not.toThrow();
  });

  it('is told just one problem when a character makes it unreadable, nine times of ten', () => {
    const amounts = problemsOfTyping(60);
    expect(amounts.length).toBeGreaterThan(15);
    expect(Math.min(...amounts)).toBe(1);
    expect(amounts.filter((amount) => amount > 1).length / amounts.length).toBeLessThan(0.1);
  });
});
