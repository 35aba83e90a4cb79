import { describe, expect, it } from 'vitest';
import type { Json } from '../../../model/json';
import type { Annotation, AnnotationKind } from '../../validate/annotation';
import { unmarkedTexts } from './languages';

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

  const annotated = (kind: AnnotationKind, pointer: string): Annotation => ({
    kind,
    pointer,
    listOf: undefined,
    value: undefined,
  });
  const inValue = (value: Json, ...annotations: Annotation[]) =>
    unmarkedTexts({ json: 'नमस्कार', value, filledIn: [] }, annotations).map(({ pointer, place }) => [
      pointer,
      place,
    ]);

  it('may say their language beside them, where the schema has a place for that', () => {
    const place = annotated('inLanguage', '/books/0/title');
    expect(inValue({ books: [{ title: 'जय' }] }, place)).toEqual([['/books/0/title', 'beside']]);
    expect(inValue({ books: [{ title: 'जय', lang: 'mr' }] }, place)).toEqual([]);
    expect(inValue({ books: [{ title: 'जय', text: 'जय', lang: 'mr' }] }, place)).toEqual([
      ['/books/0/text', 'plain'],
    ]);
  });

  it('may say it beside the words of somebody', () => {
    const words = annotated('quotation', '/items/0/text');
    expect(inValue({ items: [{ text: 'जय' }] }, words)).toEqual([['/items/0/text', 'beside']]);
    expect(inValue({ items: [{ text: 'जय', lang: 'hi' }] }, words)).toEqual([]);
  });

  it('are no matter where nobody hears them, or where they say their language themselves', () => {
    const value = {
      seo: { title: 'जय' },
      to: 'जय',
      text: 'जय',
      word: 'जय',
      label: 'जय',
      none: null,
      count: 3,
    };
    const unheard = [annotated('link', '/to'), annotated('richText', '/text'), annotated('keyword', '/word')];
    expect(inValue(value, ...unheard)).toEqual([['/label', 'plain']]);
  });

  it('are not looked for where no letter of theirs can be', () => {
    expect(found('{ "title": "He says {greeting}." }', ['Good day'], 'He says Good day.')).toEqual([]);
  });
});
