import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { compileRichText } from '../resolve/rich-text';
import type { Annotation, AnnotationKind } from '../validate/annotation';
import { renderDocument } from './render-document';

const options = { basePath: '/site/', whatsapp: '919800000000', isTypeset: false };
const placeOf = (kind: AnnotationKind, pointer: string, value: Json): Annotation => ({
  kind,
  pointer,
  listOf: undefined,
  value,
});

describe('A document that is shown', () => {
  it('leads where its links lead, and leaves alone what is no text', () => {
    const value = { to: '/about', other: 7, id: '/about' };
    const annotations = [placeOf('link', '/to', '/about'), placeOf('link', '/other', 7)];
    expect(
      renderDocument({ value, annotations: [...annotations, placeOf('id', '/id', '/about')] }, options),
    ).toEqual({ ...value, to: '/site/about' });
  });

  it('has lists of names in the order of the alphabet, each once', () => {
    const names = ['tata', ' Infosys ', 'Ágile', 'Infosys', 'Wipro'];
    const annotations = [placeOf('sorted', '/names', names)];
    expect(renderDocument({ value: { names, others: ['b', 'a'] }, annotations }, options)).toEqual({
      names: ['Ágile', 'Infosys', 'tata', 'Wipro'],
      others: ['b', 'a'],
    });
  });

  it.each([
    [
      true,
      '<p>“Go” <a href="https://b.in" target="_blank" rel="noopener noreferrer">to “b”</a> – <a href="/site/c">c</a></p>',
    ],
    [
      false,
      '<p>"Go" <a href="https://b.in" target="_blank" rel="noopener noreferrer">to "b"</a> - <a href="/site/c">c</a></p>',
    ],
  ])('has its rich texts in HTML (typeset: %s), links to others in new tabs', (isTypeset, html) => {
    const place = placeOf('richText', '/text', null);
    const texts = new Map([[place, compileRichText('"Go" [to "b"](https://b.in) - [c](/c)')]]);
    const written = { value: { text: 'x' }, annotations: [place], texts };
    expect(renderDocument(written, { ...options, isTypeset })).toEqual({ text: html });
  });

  it('says the type and size of a file behind the words of each link to it', () => {
    const files = new Map([['a b.pdf', 240_000]]);
    const value = { action: { label: 'Prices', to: '/files/a%20b.pdf' }, text: 'x' };
    const place = placeOf('richText', '/text', null);
    const texts = new Map([[place, compileRichText('[**All** prices](</files/a b.pdf#2>), [us](/files)')]]);
    const annotations = [placeOf('link', '/action/to', value.action.to), place];
    expect(renderDocument({ value, annotations, texts }, { ...options, files })).toEqual({
      action: { label: 'Prices (PDF, 240 kB)', to: '/site/files/a%20b.pdf' },
      text: '<p><a href="/site/files/a b.pdf#2"><strong>All</strong> prices (PDF, 240 kB)</a>, <a href="/site/files">us</a></p>',
    });
  });

  it('has the entries of its lists that stand elsewhere', () => {
    const value = { items: { from: 'books' } as Json, title: 'T' };
    const lists = new Map([['/items', ['a', 'b']]]);
    expect(renderDocument({ value, annotations: [] }, options, lists)).toEqual({
      items: ['a', 'b'],
      title: 'T',
    });
    expect(value.items).toEqual({ from: 'books' });
  });

  it('can be read', () => {
    expect(() => renderDocument({ value: undefined, annotations: [] }, options)).toThrow('cannot be read');
  });
});
