import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsIn } from './words-in';

it('the interface texts of a language are put in the place of their names, and nothing else is', () => {
  const { find, replacement } = wordsIn('mr');
  const file = '#words/forms'.replace(find, replacement);
  expect(file).toMatch(/\/src\/words\/mr\/forms\.ts$/);
  expect(existsSync(file)).toBe(true);
  for (const other of ['x#words/forms', '#words', 'words/forms'])
    expect(other.replace(find, replacement)).toBe(other);
});
