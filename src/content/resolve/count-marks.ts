/**
 * Groups of `*` and `_` that a text may have: Markdown looks from each one back for its partner, so the time grows with
 * the square of their number. An article of the longest kind in which every third word is bold has half as many.
 */
export const marksLimit = 4000;

/** Whether a text has more groups of `*` and `_` than may be. */
export function hasTooManyMarks(text: string): boolean {
  if (text.length <= marksLimit) return false;
  const marks = /\*+|_+/g;
  let count = 0;
  while (count <= marksLimit && marks.test(text)) count += 1;
  return count > marksLimit;
}
