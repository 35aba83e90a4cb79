import { describe, expect, it } from 'vitest';
import type { Annotation } from '../../validate/annotation';
import { repeatedAlts } from './repeated-alts';

const words = 'Two teams pull at a rope, and one of them laughs.';
const page = (
  ...images: { src: string; alt: string; caption?: string }[]
): ReturnType<typeof repeatedAlts> => {
  const annotations = images.map(({ src }, at): Annotation => ({
    kind: 'image',
    pointer: `/${at}/src`,
    listOf: undefined,
    value: src,
  }));
  return repeatedAlts(images, annotations);
};

describe('The words for a picture', () => {
  it('are told of where they stand for another one before', () => {
    const found = page({ src: 'rope', alt: words }, { src: 'raft', alt: ` ${words}` });
    expect(found).toEqual([{ pointer: '/1/alt', src: 'raft', earlier: '/0/alt' }]);
  });

  it('are told of where they are its caption', () => {
    const found = page({ src: 'rope', alt: words, caption: `${words} ` });
    expect(found).toEqual([{ pointer: '/0/alt', src: 'rope', earlier: '/0/caption', isCaption: true }]);
    expect(page({ src: 'rope', alt: words, caption: 'Nobody let go.' })).toEqual([]);
  });

  it('may stand twice for the same picture, and a few words for several', () => {
    expect(page({ src: 'rope', alt: words }, { src: 'rope', alt: words })).toEqual([]);
    expect(page({ src: 'one', alt: 'A book.' }, { src: 'two', alt: 'A book.' })).toEqual([]);
  });
});
