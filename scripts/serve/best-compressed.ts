import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { OpenFile } from './find-file';

const compress = promisify(brotliCompress);

/** Files of this many bytes at most are compressed as well as can be, and of twice as many nearly so. */
const small = 128_000;

/** How many bytes are kept in all. */
const room = 32_000_000;

const kept = new Map<string, Promise<Buffer>>();
let size = 0;

/**
 * A text file in Brotli, compressed once as long as it does not change; undefined for one that is too large for that, or
 * not whole any more. A page that comes in one round trip fewer is worth the tenth of a second that this takes once.
 */
export async function bestCompressed(file: OpenFile): Promise<Buffer | undefined> {
  if (file.size > 2 * small) return undefined;
  const key = `${file.path} ${file.tag}`;
  const compressed = kept.get(key) ?? compressedFile(file);
  kept.set(key, compressed);
  try {
    return await compressed;
  } catch {
    kept.delete(key);
    return undefined;
  }
}

async function compressedFile({ handle, size: length }: OpenFile): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, 0);
  if (bytesRead < length) throw new Error('The file became shorter.');
  const quality = length > small ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
  const compressed = await compress(bytes, { params });
  size += compressed.length;
  if (size > room) forgetAll();
  return compressed;
}

function forgetAll(): void {
  kept.clear();
  size = 0;
}
