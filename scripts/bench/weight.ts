import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The bytes of a built site's files as they travel at best, all together: each by brotli at its highest level. */
export function compressedBytes(site: string, paths: readonly string[]): number {
  return [...new Set(paths)].reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(join(site, path))).length,
    0,
  );
}
