import {
  bow,
  box,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  num,
  path,
  type Point,
  shape,
} from '../svg';

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

/** Takes the middle of the rim and gives a helmet in the accent turned over: the foam inside, the strap open. */
export const turnedOver = ([x, y]: Point): string =>
  cover(shape(x + 60, y - 22, x + 132, y - 16, x + 142, y - 2, x + 84, y + 22), 6, marigold, marigold) +
  cover(
    `M${num(x - 92)} ${num(y)}h184C${num(x + 92)} ${num(y + 160)} ${num(x - 92)} ${num(y + 160)} ${num(x - 92)} ${num(y)}Z`,
    6,
    marigold,
    marigold,
  ) +
  line(
    bow([x - 40, y + 30], [x - 42, y + 82], [x - 14, y + 112]) +
      bow([x + 40, y + 30], [x + 42, y + 82], [x + 14, y + 112]),
    6,
    ground,
  ) +
  cover(disc([x, y], 92, 24), 8, marigold) +
  line(path(x - 76, y - 6, x + 76, y + 6) + path(x - 44, y + 13, x + 44, y - 13)) +
  [-88, 88]
    .map(
      (k) =>
        line(path(x + k, y + 12, x + k * 1.12, y + 120), 8) + ink(box([x + k * 1.12 - 13, y + 116], 26, 26)),
    )
    .join('');

/** Takes the middle of the foot and gives a helmet that lies on the ground. */
export const helmet = ([x, y]: Point): string =>
  cover(`M${x - 50} ${y - 14}Q${x} ${y - 190} ${x + 50} ${y - 14}Z`, 6) +
  line(path(x - 50, y - 10, x + 60, y - 10), 12);
