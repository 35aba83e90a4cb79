import type { FileHandle } from 'node:fs/promises';

/** The part of a file handle that is needed to append to it. */
export type Appendable = Pick<FileHandle, 'stat' | 'write' | 'datasync' | 'truncate' | 'close'>;

/**
 * Appends to a file that was opened for appending: all of a text or nothing of it. The result resolves when the text
 * is on the disk. Only one call at a time.
 */
export function appender(file: Appendable): (text: Buffer) => Promise<void> {
  let tornAt: number | undefined;
  // What was written in vain is cut off at once, or before the next write if the disk does not even let that.
  const cutBack = async (): Promise<void> => {
    if (tornAt !== undefined) await file.truncate(tornAt);
    tornAt = undefined;
  };
  return async (text) => {
    await cutBack();
    tornAt = (await file.stat()).size;
    try {
      const { bytesWritten } = await file.write(text);
      if (bytesWritten < text.length) throw new Error('The disk is full.');
      await file.datasync();
      tornAt = undefined;
    } finally {
      // If this fails too, the next write tries it again; what went wrong first is what is told.
      await cutBack().catch(() => {});
    }
  };
}
