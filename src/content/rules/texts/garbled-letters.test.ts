import { describe, expect, it } from 'vitest';
import { garbledIn, garbledSigns } from './garbled-letters';
import { hasOneOf } from './text-check';

/** What a text becomes when its bytes are read as windows-1252; as a browser does it, no byte is lost. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const misread = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) => (byte >= 0x80 && byte < 0xa0 ? (upper[byte - 0x80] ?? '') : String.fromCodePoint(byte)))
    .join('');

describe('Garbled letters', () => {
  it.each([
    'don’t',
    '“yes”',
    'Café',
    '₹500',
    'A–B',
    'and…',
    '★★★★★',
    '€20',
    '20°',
    'नमस्ते',
    'आषाढ',
    'Pāli',
    'ગુજરાત',
    '😀',
    '→',
    '•',
    '½',
  ])('are known for what they were: %s', (text) => {
    const written = misread(text);
    expect(hasOneOf(written, garbledSigns)).toBe(true);
    expect(garbledIn(written)).toEqual({ written, better: text });
  });

  it('are found where they stand, from the first word with some to the last', () => {
    expect(garbledIn(`He said ${misread('“yes, don’t”')} and left.`)).toEqual({
      written: misread('“yes, don’t”'),
      better: '“yes, don’t”',
    });
  });

  it('are known when it happened twice', () => {
    const written = misread(misread('don’t'));
    expect(garbledIn(written)).toEqual({ written, better: 'don’t' });
  });

  it('are found where a byte was lost', () => {
    const quote = misread('yes”').replace('\u{9d}', '');
    expect(garbledIn(`Say ${quote} now`)).toEqual({ written: quote });
    const virama = misread('नमस्ते').replace('\u{8d}', '');
    expect(garbledIn(virama)).toEqual({ written: virama });
  });

  it.each([
    ['We don\u{fffd}t ask', 'don\u{fffd}t'],
    ['We donï¿½t ask', 'donï¿½t'],
    ['à¤¨à¤ ', 'à¤¨à¤'],
  ])('are lost where nobody can know: %s', (text, written) => {
    expect(garbledIn(text)).toEqual({ written });
  });

  it.each([
    'Âme, Ãrea, naïve, château, à la carte, Ångström, ÄRGER, ðe',
    'IRMÃ”',
    'die „Spaß“, „Fuß”',
    '“Tu es lâ…”',
    'à « Paris »',
    'TÉLÉCHARGER À 5 € – déjà vu…',
    'Thé à 20 ° – ça va ?',
    '5 £ ¢ § ©',
    'नमस्ते, “don’t” – ₹500 ★ 😀',
  ])('are not those of other languages: %s', (text) => {
    expect(garbledIn(text)).toBeUndefined();
  });
});
