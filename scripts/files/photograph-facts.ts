import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { PhotographFacts } from '../../src/content/source/source';
import { perFile } from './per-file';
import { jpegFacts, otherKind, pngFacts, webpFacts, type PictureBytes } from './picture-bytes';

/**
 * What the first and the last bytes of a photograph tell; undefined when it cannot be read. Nothing is decoded, so this
 * costs some microseconds, and nothing while the file stays as it is.
 */
export const photographFacts = perFile((file): PhotographFacts | undefined => {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    return withinLimit(factsOf(bytesOf(descriptor)));
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
});

/** Most millions of pixels that a build decodes; a phone makes 200. A small file can hold thousands, and each takes memory. */
export const mostMegapixels = 250;

function withinLimit(facts: PhotographFacts): PhotographFacts {
  const megapixels = Math.round(((facts.width ?? 0) * (facts.height ?? 0)) / 1e6);
  if (facts.fault !== undefined || megapixels <= mostMegapixels) return facts;
  return { ...facts, fault: 'unusable', reason: tooMany(megapixels) };
}

/** Why a picture of so many megapixels cannot be used. */
export function tooMany(megapixels: number): string {
  return `it has ${megapixels} megapixels, and at most ${mostMegapixels} can be`;
}

function bytesOf(descriptor: number): PictureBytes {
  return {
    size: fstatSync(descriptor).size,
    at: (offset, length) => {
      const bytes = Buffer.alloc(Math.max(0, length));
      return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, offset));
    },
  };
}

function factsOf(bytes: PictureBytes): PhotographFacts {
  if (bytes.size === 0) return { fault: 'empty' };
  const start = bytes.at(0, 16).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return jpegFacts(bytes);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return pngFacts(bytes);
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return webpFacts(bytes);
  return { fault: 'other', kind: otherKind(start) };
}
