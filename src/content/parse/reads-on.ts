/** How far a text can be read: the offset of what is wrong in it first; undefined where nothing is. */
export type ReadTo = (text: string) => number | undefined;

/** Whether a text, as it was mended at an offset, is right in the rest of that line, and in what follows. */
export function readsOn(readTo: ReadTo, text: string, offset: number): boolean {
  const next = /^[^\n]*(?:\n\s*)?/.exec(text.slice(offset))?.[0].length ?? 0;
  const end = readTo(text);
  return end === undefined || end > offset + next;
}
