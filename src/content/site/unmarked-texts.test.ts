import { describe, expect, it } from 'vitest';
import { unmarkedTexts } from './unmarked-texts';

const plain = { pointer: '/title', words: 'नमस्कार मंडळी', place: 'plain' };

const found = (json: string, filledIn: string[] = [], title = 'He says नमस्कार मंडळी.') =>
  unmarkedTexts({ json, value: { title }, filledIn }, []);

describe('Texts in the letters of Hindi and Marathi', () => {
  it('are found as they are written, and as escapes', () => {
    expect(found('{ "title": "He says नमस्कार मंडळी." }')).toEqual([plain]);
    expect(found(String.raw`{ "title": "He says \u0928…" }`)).toEqual([plain]);
  });

  it('are found where a placeholder brings them in', () => {
    expect(found('{ "title": "He says {greeting}." }', ['Pune', 'नमस्कार मंडळी'])).toEqual([plain]);
  });

  it('are not looked for where no letter of theirs can be', () => {
    expect(found('{ "title": "He says {greeting}." }', ['Good day'], 'He says Good day.')).toEqual([]);
  });
});
