import { expect, it } from 'vitest';
import { scriptOf, scriptsOf } from './scripts-of-letters';

it.each([
  ['en-IN', 'latin'],
  ['mr', 'devanagari'],
  ['hi-IN', 'devanagari'],
  ['hi-Latn', 'latin'],
  ['ta', 'tamil'],
  ['xx', 'latin'],
] as const)('%s is written in %s', (language, script) => {
  expect(scriptOf(language)).toBe(script);
});

it('has those scripts of which there is a letter', () => {
  expect(scriptsOf((letter) => 'aα'.includes(letter))).toEqual(['latin', 'greek']);
});
