import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedWords, wordsOf } from './words';

describe('the words of a text', () => {
  it('are runs of letters, marks and digits in small letters', () => {
    expect(wordsOf('  Who’s THERE, on 12-March? ')).toEqual(['who', 's', 'there', 'on', '12', 'march']);
  });

  it('keep the vowel signs of Devanagari', () => {
    expect(wordsOf('कोणत्या भाषा, मराठी?')).toEqual(['कोणत्या', 'भाषा', 'मराठी']);
  });

  it('are the same however a letter is put together', () => {
    expect(wordsOf('Cafe\u0301')).toEqual(wordsOf('CAFÉ'));
  });

  it('are none where nothing can be read', () => {
    expect(wordsOf('')).toEqual([]);
    expect(wordsOf(' ?! 👋🙏 \u0000 ')).toEqual([]);
  });

  it('hold no white space and no capital letter, whatever the text', () => {
    const odd = (text: string) =>
      wordsOf(text).filter((word) => word === '' || /\s/u.test(word) || word.toLowerCase() !== word);
    const holds = (text: string) => {
      expect(odd(text)).toEqual([]);
    };
    fc.assert(fc.property(fc.string({ unit: 'binary' }), holds), { seed: 20261121 });
  });
});

describe('the words that count', () => {
  it('are longer than two characters, each once', () => {
    expect([...countedWords('a to the THE cat, cats')]).toEqual(['the', 'cat', 'cats']);
  });

  it('are counted in characters, not in UTF-16 units', () => {
    expect([...countedWords('𝕒𝕓 𝕒𝕓𝕔')]).toEqual(['𝕒𝕓𝕔']);
  });
});
