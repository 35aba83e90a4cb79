import { box, cover, line, num, path, type Point } from '../svg';

/** Takes the middle of the handle and a width and gives a flat case below it, which ends 0.92 widths further down. */
export const flatCase = ([x, y]: Point, w: number): string =>
  line(
    `M${num(x - w * 0.2)} ${num(y + w * 0.26)}V${num(y + 4)}H${num(x + w * 0.2)}V${num(y + w * 0.26)}`,
    9,
  ) +
  cover(box([x - w / 2, y + w * 0.26], w, w * 0.66), 9) +
  line(path(x - w / 2, y + w * 0.52, x + w / 2, y + w * 0.52), 7);
