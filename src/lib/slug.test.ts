import { describe, expect, it } from 'vitest';
import { anchor, slug } from './slug';

describe('a slug', () => {
  it.each([
    ['Vikram Sahyadri', 'vikram-sahyadri'],
    ['  Zoë  Émile—Café ', 'zoe-emile-cafe'],
    ["D'Souza & Sons", 'dsouza-sons'],
    ['Ｗｉｄｅ １', 'wide-1'],
    ['मराठी', ''],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('of %j is %j', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });
});

describe('the anchor of a question', () => {
  it('is its slug in Latin letters', () => {
    expect(anchor("What's the fee – per day?")).toBe(slug("What's the fee – per day?"));
  });

  it('keeps the letters and the signs of vowels of other scripts', () => {
    expect(anchor('दवाखाना कधी उघडतो?')).toBe('दवाखाना-कधी-उघडतो');
  });
});
