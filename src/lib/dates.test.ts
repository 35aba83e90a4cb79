import { expect, it } from 'vitest';
import { longDate } from './dates';

it.each([
  ['en', '18 February 2026'],
  ['en-US', 'February 18, 2026'],
  ['de-DE', '18. Februar 2026'],
  ['fr', '18 février 2026'],
])('A day on a site in %s is %s', (language, words) => {
  expect(longDate('2026-02-18', language)).toBe(words);
});

it('January is Jänner on a site for Austria', () => {
  expect(longDate('2026-01-18', 'de-AT')).toBe('18. Jänner 2026');
});
