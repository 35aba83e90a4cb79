import {
  box,
  cotton,
  cover,
  disc,
  ink,
  line,
  marigold,
  num,
  path,
  type Point,
  poly,
  times,
  white,
} from '../svg';
import { wheel } from './vehicle';

/** Takes the middle of the foot and a height and gives a microscope that looks right. */
export function microscope([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const arm = `M${num(p(-0.18, 0)[0])} ${num(y - s * 0.08)}Q${num(p(-0.5, 0)[0])} ${num(y - s * 0.5)} ${num(p(-0.08, 0)[0])} ${num(y - s * 0.68)}`;
  const tube = poly([p(-0.3, 0.98), p(-0.2, 1.04), p(0.14, 0.5), p(0.02, 0.44)], true);
  return (
    line(arm, s * 0.08) +
    cover(tube, 5) +
    ink(poly([p(-0.36, 1.02), p(-0.22, 1.12), p(-0.18, 1.06), p(-0.32, 0.95)], true)) +
    line(poly([p(0.09, 0.44), p(0.13, 0.36)]), 12, marigold) +
    line(poly([p(-0.14, 0.28), p(0.34, 0.28)]), 9) +
    cover(box(p(-0.4, 0.1), s * 0.8, s * 0.1), 5, white, white)
  );
}

/** Takes the left foot, a count and a height and gives a rack of test tubes. */
export function tubes([x, y]: Point, count: number, s: number): string {
  const at = (i: number): number => x + s * 0.24 + i * s * 0.3;
  const glass = times(count).map(
    (i) =>
      `M${num(at(i) - s * 0.08)} ${num(y - s)}v${num(s * 0.8)}a${num(s * 0.08)} ${num(s * 0.08)} 0 0 0 ${num(s * 0.16)} 0v${num(-s * 0.8)}Z`,
  );
  const fill = times(count).map((i) => path(at(i), y - s * (0.3 + ((i * 3) % 4) * 0.1), at(i), y - s * 0.22));
  return (
    cover(glass.join(''), 4) +
    line(fill.filter((_, i) => i % 2).join(''), s * 0.1) +
    line(fill.filter((_, i) => i % 2 === 0).join(''), s * 0.1, marigold) +
    line(
      `M${num(x)} ${num(y - s * 0.66)}h${num(count * s * 0.3 + s * 0.2)}M${num(x)} ${num(y)}h${num(count * s * 0.3 + s * 0.2)}M${num(x + 3)} ${num(y)}v${num(-s * 0.66)}M${num(x + count * s * 0.3 + s * 0.2 - 3)} ${num(y)}v${num(-s * 0.66)}`,
      4,
    )
  );
}

/** Takes the left end of the mattress, a width and a height and gives a stretcher on wheels. */
export const trolley = ([x, y]: Point, w: number, h: number): string =>
  line(
    path(x + w * 0.1, y + 14, x + w * 0.8, y + h - 20) +
      path(x + w * 0.9, y + 14, x + w * 0.2, y + h - 20) +
      path(x - 34, y - 20, x, y + 8) +
      path(x + w + 34, y - 20, x + w, y + 8),
    5,
  ) +
  cover(box([x, y], w, 20), 5, white, cotton) +
  wheel([x + w * 0.17, y + h - 18], 17, 6) +
  wheel([x + w * 0.83, y + h - 18], 17, 6);

/** Takes a middle and a size and gives a cross in a ring. */
export const cross = ([x, y]: Point, s: number): string =>
  cover(disc([x, y], s), 5) +
  line(`M${num(x)} ${num(y - s * 0.5)}v${num(s)}M${num(x - s * 0.5)} ${num(y)}h${num(s)}`, s * 0.3, marigold);
