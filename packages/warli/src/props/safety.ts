import { box, cover, each, ink, line, path, type Point, shape } from '../svg';

/** Takes the hook and a height and gives a life jacket with two belts. */
export const jacket = ([x, y]: Point, h: number): string => {
  const w = h * 0.4;
  return (
    line(
      path(x, y, x, y + h * 0.14) + path(x - w * 0.6, y + h * 0.2, x, y + h * 0.14, x + w * 0.6, y + h * 0.2),
      6,
    ) +
    [-1, 1]
      .map((k) =>
        cover(
          shape(
            x + k * 4,
            y + h,
            x + k * 4,
            y + h * 0.44,
            x + k * w * 0.36,
            y + h * 0.18,
            x + k * w * 0.86,
            y + h * 0.18,
            x + k * w * 0.74,
            y + h * 0.46,
            x + k * w,
            y + h * 0.6,
            x + k * w,
            y + h,
          ),
          7,
        ),
      )
      .join('') +
    line(
      each(2, (i) => path(x - w, y + h * (0.68 + i * 0.18), x + w, y + h * (0.68 + i * 0.18))),
      9,
    ) +
    each(2, (i) => ink(box([x - 13, y + h * (0.68 + i * 0.18) - 12], 26, 24)))
  );
};
