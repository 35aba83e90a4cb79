import { bow, box, cotton, cover, line, num, path, type Point } from '../svg';

/** Takes the left top corner of the sheet and a size and gives a flip chart on its stand, one sheet turned over. */
export const flipChart = ([x, y]: Point, w: number, h: number, floor: number): string =>
  line(
    path(x + w * 0.2, y + h, x + w * 0.1, floor) +
      path(x + w * 0.8, y + h, x + w * 0.9, floor) +
      path(x + w * 0.5, y + h, x + w * 0.5, floor - 30),
    6,
  ) +
  cover(box([x, y], w, h), 6) +
  line(
    `${bow([x + 10, y], [x + w * 0.2, y - 60], [x + w * 0.3, y - 70])}H${num(x + w - 20)}Q${num(x + w * 0.9)} ${num(y - 50)} ${num(x + w - 8)} ${num(y)}`,
    5,
  ) +
  line(path(x - 14, y, x + w + 14, y), 14, cotton);
