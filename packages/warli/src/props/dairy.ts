import { cover, line, marigold, num, path, type Point } from '../svg';

/** Takes the middle of the foot and a height and gives a milk can. */
export const can = ([x, y]: Point, s: number): string =>
  cover(
    `M${num(x - s * 0.3)} ${num(y)}v${num(-s * 0.6)}l${num(s * 0.14)} ${num(-s * 0.16)}v${num(-s * 0.14)}h${num(s * 0.32)}v${num(s * 0.14)}l${num(s * 0.14)} ${num(s * 0.16)}v${num(s * 0.6)}Z`,
    5,
  ) +
  line(path(x - s * 0.2, y - s * 0.94, x + s * 0.2, y - s * 0.94), 9) +
  line(path(x - s * 0.26, y - s * 0.3, x + s * 0.26, y - s * 0.3), 8, marigold);
