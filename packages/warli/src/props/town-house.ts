import { box, cover, each, ink, line, marigold, num, path, type Point, shape, times, dots } from '../svg';

/** Takes the left foot, a width and a height and gives the front of a house in a town: a wall on a plinth, a cornice with a row of triangles over it. */
export function townHouse([x, y]: Point, w: number, h: number): string {
  const n = Math.round(w / 28);
  const step = (w + 20) / n;
  const top = y - h;
  const tooth = (i: number): string =>
    `M${num(x - 10 + i * step)} ${num(top)}l${num(step / 2)} -20l${num(step / 2)} 20Z`;
  return (
    ink(each(n, tooth)) +
    cover(box([x, top], w, h), 6) +
    cover(box([x - 14, top], w + 28, 20), 6) +
    line(dots(times(n - 1).map((i): Point => [x + ((i + 1) * w) / n, top + 36])), 9) +
    cover(box([x - 10, y - 20], w + 20, 20), 6)
  );
}

/** Takes the left foot, a width and a height and gives an open door in a beaded frame, its leaves turned in. */
export const townDoor = ([x, y]: Point, w: number, h: number): string =>
  cover(box([x - 22, y - h - 22], w + 44, h + 22), 5) +
  line(
    dots(
      times(h / 26).flatMap((i): Point[] => [
        [x - 11, y - 14 - i * 26],
        [x + w + 11, y - 14 - i * 26],
      ]),
    ),
    8,
  ) +
  cover(box([x, y - h], w, h), 5) +
  line(shape(x, y - h, x + w * 0.24, y - h + 26, x + w * 0.24, y - 12, x, y), 5) +
  line(path(x + w * 0.12, y - h + 40, x + w * 0.12, y - 30), 4);

/** Takes the left end, a width and how many and gives a garland over a door: leaves, a flower in marigold between them. */
export const toran = ([x, y]: Point, w: number, count: number): string =>
  ink(
    each(count, (i) => {
      const a = x + (w * (i + 0.5)) / count;
      return shape(a - 10, y + 4, a, y + 34, a + 10, y + 4);
    }),
  ) + line(dots(times(count + 1).map((i): Point => [x + (w * i) / count, y + 4])), 17, marigold);

/** Takes the left top corner and a size and gives a window with its bars, under a small roof. */
export const barredWindow = ([x, y]: Point, w: number, h: number): string =>
  cover(box([x, y], w, h), 5) +
  line(
    each(Math.round(w / 18) - 1, (i) => {
      const a = x + ((i + 1) * w) / Math.round(w / 18);
      return path(a, y, a, y + h);
    }) + path(x, y + h / 2, x + w, y + h / 2),
    4,
  ) +
  line(path(x - 12, y - 10, x + w + 12, y - 10), 8);
