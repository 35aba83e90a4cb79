import { dots, ink, line, path, type Point, shape } from '../svg';

/** What a letter of this script looks like: some are lines, some filled. */
type Letter = (at: Point) => string;

/** Letters made of strokes. */
const strokes: Readonly<Record<string, Letter>> = {
  v: ([x, y]) => path(x - 15, y - 13, x, y + 13, x + 15, y - 13),
  x: ([x, y]) => path(x - 12, y - 12, x + 12, y + 12) + path(x + 12, y - 12, x - 12, y + 12),
  '/': ([x, y]) => path(x - 8, y + 15, x + 8, y - 15),
  o: ([x, y]) => shape(x - 15, y, x, y - 16, x + 15, y, x, y + 16),
  '-': ([x, y]) => path(x - 14, y, x + 14, y),
};

/** Letters that are filled. */
const solids: Readonly<Record<string, Letter>> = {
  t: ([x, y]) => shape(x - 18, y + 16, x, y - 17, x + 18, y + 16),
  h: ([x, y]) => shape(x - 14, y - 17, x + 14, y - 17, x - 14, y + 17, x + 14, y + 17),
};

/** Takes rows of text in the letters v, x, /, o, -, t, h and . (a dot), the middle of the first letter and the steps across and down, and gives the text as a field of pattern. */
export function script(rows: readonly string[], [x, y]: Point, across: number, down: number): string {
  const all = rows.flatMap((row, j) =>
    [...row].map((letter, i) => ({ letter, at: [x + i * across, y + j * down] satisfies Point })),
  );
  const drawn = (letters: Readonly<Record<string, Letter>>): string =>
    all.map(({ letter, at }) => letters[letter]?.(at) ?? '').join('');
  const stops = all.filter(({ letter }) => letter === '.').map(({ at }) => at);
  return line(drawn(strokes), 6) + ink(drawn(solids)) + line(dots(stops), 15);
}
