import { spiral } from '../ground/land';
import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  num,
  path,
  type Point,
  shape,
  times,
  white,
} from '../svg';
import { wheel } from './vehicle';

/** Takes the left end of the rail, a width and gives a flat wagon with its coupling to the right. */
export const wagon = ([x, y]: Point, w: number): string =>
  line(path(x + w - 6, y - 46, x + w + 24, y - 46), 9) +
  cover(box([x, y - 68], w, 34), 5) +
  line(dots(times(8).map((i): Point => [x + (w * (i + 0.5)) / 8, y - 51])), 9) +
  wheel([x + w * 0.22, y - 25], 25, 6) +
  wheel([x + w * 0.78, y - 25], 25, 6);

/** Takes the left end of the rail and a length and gives a steam engine that heads right, smoke behind it. */
export function engine([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const cab = box(p(0.02, 0.78), s * 0.34, s * 0.6);
  return (
    line(
      spiral(p(0.72, 1.16), s * 0.13, 2.2) +
        spiral(p(0.44, 1.3), s * 0.16, 2.4, 90) +
        spiral(p(0.1, 1.38), s * 0.19, 2.4, 200),
      4.5,
    ) +
    cover(shape(...p(0.72, 0.5), ...p(0.68, 0.84), ...p(0.86, 0.84), ...p(0.82, 0.5)), 5) +
    line(path(...p(0.65, 0.85), ...p(0.89, 0.85)), 10) +
    cover(box(p(0.34, 0.56), s * 0.58, s * 0.36), 6) +
    cover(disc(p(0.92, 0.38), s * 0.05, s * 0.18), 5, white, cotton) +
    line([0.46, 0.58].map((a) => path(...p(a, 0.56), ...p(a, 0.2))).join(''), 4) +
    cover(cab, 6) +
    cover(box(p(0.08, 0.7), s * 0.22, s * 0.24), 4, white, ground) +
    ink(disc(p(0.19, 0.58), s * 0.07) + shape(...p(0.1, 0.49), ...p(0.28, 0.49), ...p(0.19, 0.4))) +
    line(path(...p(-0.04, 0.8), ...p(0.42, 0.8)), 12) +
    cover(shape(...p(0.86, 0.2), ...p(1, 0), ...p(0.8, 0), ...p(0.8, 0.2)), 5) +
    cover(disc(p(0.93, 0.64), s * 0.055), 4, white, cotton) +
    wheel(p(0.2, 0.14), s * 0.14, 10) +
    wheel(p(0.48, 0.14), s * 0.14, 10) +
    wheel(p(0.72, 0.09), s * 0.09, 8) +
    line(path(...p(0.2, 0.14), ...p(0.48, 0.14)), 8)
  );
}

/** Takes the height of the rail and a base and gives a bridge of stone arches from edge to edge. */
export function viaduct(rail: number, base: number, count: number): string {
  const w = 1240 / count;
  const arch = (i: number): string => {
    const [a, b] = [-20 + i * w + w * 0.13, -20 + (i + 1) * w - w * 0.13];
    return `M${num(a)} ${num(base)}V${num(rail + 100 + w * 0.3)}A${num((b - a) / 2)} ${num((b - a) / 2)} 0 0 1 ${num(b)} ${num(rail + 100 + w * 0.3)}V${num(base)}`;
  };
  return (
    line(path(-20, rail, 1220, rail), 8) +
    line(path(-20, rail + 34, 1220, rail + 34), 5) +
    line(
      each(46, (i) => path(-8 + i * 27, rail, -8 + i * 27, rail + 34)),
      3.5,
    ) +
    line(each(count, arch), 6) +
    line(dots(times(count + 1).map((i): Point => [-20 + i * w, rail + 90])), 22)
  );
}
