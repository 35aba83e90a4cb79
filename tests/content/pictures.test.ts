import { describe, expect, it } from 'vitest';
import { documents } from './shipped';

/** A picture as a document names it. */
interface Named {
  src: string;
  alt: string;
}

function imagesBelow(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(imagesBelow);
  return 'src' in value && 'alt' in value ? [value as Named, ...inner] : inner;
}

const pages = documents()
  .filter(({ file }) => /^(?:signature-programs|industry)\/(?!index)/.test(file))
  .map(({ file, value }) => ({ file, value, images: imagesBelow(value) }));

describe('the seven programs and eight industries', () => {
  it('are fifteen, each on a ground of its own', () => {
    const grounds = pages.map(({ value }) => (value as { ground: string }).ground);
    expect(grounds).toHaveLength(15);
    expect(new Set(grounds).size).toBe(15);
  });

  it('show no picture twice but those of the speaker, and describe each in words of its own', () => {
    const all = pages.flatMap(({ images }) => images).filter(({ src }) => !src.startsWith('speaker/'));
    expect(all.length).toBeGreaterThan(100);
    expect(doubles(all.map(({ src }) => src))).toEqual([]);
    expect(doubles(all.map(({ alt }) => alt))).toEqual([]);
  });
});

function doubles(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}
