import { describe, expect, it } from 'vitest';
import { languageOf } from './language-of';

describe('The language of a text about a Marathi thing', () => {
  it.each([
    ['जिंकण्याची धार', 'mr', 'mr'],
    ['The Winning Edge (मराठी)', 'mr', 'mr'],
    ['The Winning Edge (Marathi)', 'mr', undefined],
    ['जिंकण्याची धार', undefined, undefined],
  ])('%s', (text, language, expected) => {
    expect(languageOf(text, language)).toBe(expected);
  });
});
