import type { Problem } from '../problems/problem';

/** A change of a document's text. */
export type Edit = NonNullable<Problem['fix']>[number];

/** A place of a text: where it begins and how many letters it has. */
type Stars = Pick<Edit, 'offset' | 'length'>;

/** The stars around words, as Markdown makes them bold or slanted. */
export function starred(text: string): Stars[] {
  const found = text.matchAll(/(?<![\p{L}\p{N}*])(\*\*?)[\p{L}\p{N}][^*\n]*\1(?![\p{L}\p{N}*])/gu);
  return [...found].flatMap(({ 0: words, 1: { length } = '', index }) => [
    { offset: index, length },
    { offset: index + words.length - length, length },
  ]);
}

/**
 * What makes one line of a text that is shown without line breaks and without formatting: spaces alone, and no stars.
 * @param fix what joins its lines where line breaks are shown.
 * @param start where the text begins in its document.
 */
export function plainLines(fix: readonly Edit[], text: string, start: number): Edit[] {
  const end = Math.max(...fix.map(({ offset, length }) => offset + length));
  const behind = /^[^"\r\n]*/.exec(text.slice(end))?.[0].length ?? 0;
  const stars = starred(text.slice(start, end + behind));
  return [
    ...fix.map((edit) => (/^(?:\\n)+$/.test(edit.content) ? { ...edit, content: ' ' } : edit)),
    ...stars.map(({ offset, length }) => ({ offset: start + offset, length, content: '' })),
  ].toSorted((one, other) => one.offset - other.offset);
}
