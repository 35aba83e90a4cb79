import { box, cover, dots, line, marigold, path, type Point, shape, times } from '../svg';

/** Takes the middle of the foot and a width and gives a computer screen on its foot, one row of it in the accent. */
export const monitor = ([x, y]: Point, w: number): string =>
  line(path(x - w * 0.24, y - 6, x + w * 0.24, y - 6), 12) +
  line(path(x, y - 8, x, y - 50), 12) +
  cover(box([x - w / 2, y - 46 - w * 0.8], w, w * 0.8), 8) +
  line(
    [0.2, 0.34, 0.62]
      .map((a, i) =>
        path(x - w * 0.36, y - 46 - w * 0.8 + w * a, x + w * (i === 1 ? 0.1 : 0.3), y - 46 - w * 0.8 + w * a),
      )
      .join(''),
    7,
  ) +
  line(path(x - w * 0.36, y - 46 - w * 0.32, x + w * 0.2, y - 46 - w * 0.32), 9, marigold);

/** Takes the middle of the foot and a width and gives a telephone without its receiver. */
export const telephone = ([x, y]: Point, w: number): string =>
  cover(shape(x - w * 0.5, y, x - w * 0.26, y - w * 0.46, x + w * 0.26, y - w * 0.46, x + w * 0.5, y), 5) +
  line(
    dots(
      times(9).map((i): Point => [x + ((i % 3) - 1) * w * 0.14, y - w * (0.1 + Math.floor(i / 3) * 0.12)]),
    ),
    9,
  );
