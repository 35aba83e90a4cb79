import { cotton, cover, ground, line, path, type Point, shape, white } from '../svg';

/** Takes the middle of the lower edge and a width and gives an open book, its lines written. */
export function book([x, y]: Point, w: number): string {
  const page = (k: number): string =>
    shape(x, y, x, y - w * 0.36, x + k * w * 0.5, y - w * 0.46, x + k * w * 0.5, y - w * 0.1);
  const rows = [0.1, 0.18, 0.26].map((a) =>
    [-1, 1]
      .map((k) => path(x + k * w * 0.08, y - w * (a + 0.02), x + k * w * 0.42, y - w * (a + 0.09)))
      .join(''),
  );
  return (
    cover(page(-1) + page(1), 5, white, cotton) +
    line(rows.join(''), 3.5, ground) +
    line(path(x, y, x, y - w * 0.36), 4, ground)
  );
}
