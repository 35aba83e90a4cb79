import { box, cover, dots, ink, line, marigold, num, path, type Point, times } from '../svg';

/** Takes the left top corner, a size and the box that is marked (from 0, three in a row) and gives a wall calendar of twelve months, written down to the mark and blank after it. */
export function calendar([x, y]: Point, w: number, h: number, marked: number): string {
  const [head, cell, tall] = [h * 0.16, w / 3, (h * 0.84) / 4];
  const corner = (i: number): Point => [x + (i % 3) * cell, y + head + Math.floor(i / 3) * tall];
  const written = times(marked).map((i) => {
    const [a, b] = corner(i);
    return (
      path(a + cell * 0.2, b + tall * 0.38, a + cell * 0.8, b + tall * 0.38) +
      path(a + cell * 0.2, b + tall * 0.66, a + cell * 0.6, b + tall * 0.66)
    );
  });
  const [a, b] = corner(marked);
  return (
    line(path(x + w / 2, y - 50, x + w * 0.3, y, x + w * 0.7, y, x + w / 2, y - 50), 4) +
    cover(box([x, y], w, h), 7) +
    line(dots(times(6).map((i): Point => [x + (w * (i + 0.5)) / 6, y + head / 2])), 10) +
    line(
      times(4)
        .map((i) => `M${num(x)} ${num(y + head + i * tall)}h${num(w)}`)
        .join('') + [1, 2].map((i) => `M${num(x + i * cell)} ${num(y + head)}v${num(h - head)}`).join(''),
      4,
    ) +
    line(written.join(''), 5) +
    ink(box([a + 9, b + 9], cell - 18, tall - 18), marigold)
  );
}
