import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json';
import type { Annotation, AnnotationKind } from '../validate/annotation';
import { renderDocument } from './render-document';

const options = { basePath: '/', whatsapp: '919800000000' };

const placeOf = (kind: AnnotationKind, pointer: string, value: Json): Annotation => ({
  kind,
  pointer,
  listOf: undefined,
  value,
});

const document = {
  value: {
    heading: "It's here",
    seo: { title: "The teachers' room" },
    link: "mailto:o'neil@a.in",
    text: ["It's", "'rich'"],
    items: [{ text: "Her daughter's hand", icon: "'x'" }],
    video: { title: "A rigger's lunch" },
    image: { src: "o'neil", caption: "The other's songs" },
    forms: { extra: { key: "a'b" } },
  },
  annotations: [
    placeOf('seoTitle', '/seo/title', "The teachers' room"),
    placeOf('link', '/link', "mailto:o'neil@a.in"),
    placeOf('list', '/items', []),
    placeOf('menuEntry', '/items/0', {}),
    placeOf('entryText', '/heading', "It's here"),
    placeOf('inLanguage', '/video/title', "A rigger's lunch"),
    placeOf('shown', '/image', {}),
    placeOf('image', '/image/src', "o'neil"),
    placeOf('icon', '/items/0/icon', "'x'"),
    placeOf('richText', '/text', ["It's", "'rich'"]),
  ],
};

describe('A document that is shown', () => {
  it('has typographic marks in what people read, and in nothing else', () => {
    expect(renderDocument<Json>(document, { ...options, isTypeset: true })).toEqual({
      ...document.value,
      heading: 'It’s here',
      seo: { title: 'The teachers’ room' },
      image: { src: "o'neil", caption: 'The other’s songs' },
      items: [{ text: 'Her daughter’s hand', icon: "'x'" }],
      video: { title: 'A rigger’s lunch' },
    });
  });

  it('stands as it was written where the settings want that', () => {
    expect(renderDocument<Json>(document, { ...options, isTypeset: false })).toEqual(document.value);
  });
});
