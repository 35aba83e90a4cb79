import { constants, type BrotliOptions, type brotliCompress } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import { bestCompressed } from './best-compressed';
import type { OpenFile } from './find-file';

type Done = (error: Error | null, result: Buffer) => void;

/** What was compressed, and how many bytes come of it. */
const zlib = vi.hoisted(() => ({ done: [] as { bytes: Buffer; options: object }[], size: 0 }));

vi.mock('node:zlib', async (original) => {
  const real = await original<typeof import('node:zlib')>();
  const compress = (bytes: Buffer, options: BrotliOptions, done: Done): void => {
    zlib.done.push({ bytes, options });
    done(null, Buffer.alloc(zlib.size));
  };
  return { ...real, brotliCompress: compress as typeof brotliCompress };
});

let count = 0;
beforeEach(() => {
  zlib.done.splice(0);
  zlib.size = 10;
  count += 1;
});

/** A file that says that it has so many bytes, and of which there are so many. */
function file(size: number, there = size, tag = 'one'): OpenFile {
  const read = (buffer: Buffer, offset: number, length: number, position: number) => {
    const bytesRead = Math.min(length, there - position);
    buffer.fill('a', offset, offset + bytesRead);
    return Promise.resolve({ bytesRead, buffer });
  };
  const path = `/${count}.html`;
  return { handle: { read } as never, path, size, modified: new Date(0), tag };
}

it.each([
  [1, 11],
  [128_000, 11],
  [128_001, 9],
  [256_000, 9],
])('a text of %d bytes is compressed as a whole, as well as %d of 11', async (size, quality) => {
  expect(await bestCompressed(file(size))).toHaveLength(10);
  const [one] = zlib.done;
  expect(zlib.done).toHaveLength(1);
  expect(one?.bytes.equals(Buffer.alloc(size, 'a'))).toBe(true);
  expect(one?.options).toEqual({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
});

it('a larger text is not compressed', async () => {
  expect(await bestCompressed(file(256_001))).toBeUndefined();
  expect(zlib.done).toEqual([]);
});

it('a text is compressed once, and again when it has changed', async () => {
  const [first, again] = await Promise.all([bestCompressed(file(5)), bestCompressed(file(5))]);
  expect(again).toBe(first);
  expect(await bestCompressed(file(5))).toBe(first);
  expect(zlib.done).toHaveLength(1);
  expect(await bestCompressed(file(5, 5, 'other'))).not.toBe(first);
  expect(zlib.done).toHaveLength(2);
});

it('a text that became shorter is not, until it is whole again', async () => {
  expect(await bestCompressed(file(5, 4))).toBeUndefined();
  expect(zlib.done).toEqual([]);
  expect(await bestCompressed(file(5))).toHaveLength(10);
});

it('texts are kept as long as they have room, and then all are forgotten', async () => {
  const compressed = async (tag: string, size: number) => {
    zlib.size = size;
    zlib.done.splice(0);
    await bestCompressed(file(5, 5, tag));
    return zlib.done.length;
  };
  // Whatever was kept before goes.
  await compressed('all of it', 32_000_001);
  expect([await compressed('a', 16_000_000), await compressed('b', 16_000_000)]).toEqual([1, 1]);
  expect([await compressed('a', 0), await compressed('b', 0)]).toEqual([0, 0]);
  await compressed('c', 1);
  expect([await compressed('a', 16_000_000), await compressed('b', 16_000_000)]).toEqual([1, 1]);
  expect([await compressed('a', 0), await compressed('b', 0)]).toEqual([0, 0]);
});
