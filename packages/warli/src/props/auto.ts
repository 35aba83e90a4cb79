import { boldWheel } from './vehicle';
import { box, cotton, cover, disc, each, ink, line, num, type Point, poly, white } from '../svg';

/** Takes the left foot and a length and gives a place on an auto rickshaw of that length that drives right. */
export const onAuto =
  ([x, y]: Point, s: number) =>
  (a: number, b: number): Point => [x + s * a, y - s * b];

/** Takes the left foot and a length and gives what of an auto rickshaw is behind those who sit in it: the hood with its fringe, pillars, the seat of the driver. */
export function autoHood(at: Point, s: number): string {
  const p = onAuto(at, s);
  const rim = [p(0.02, 0.36), p(0, 0.76), p(0.06, 0.86), p(0.6, 0.86), p(0.68, 0.8), p(0.62, 0.76)];
  const tooth = (i: number): string => {
    const [a, b] = p(0.06 + i * 0.058, 0.76);
    return `M${num(a)} ${num(b)}l${num(s * 0.029)} 18l${num(s * 0.029)} -18Z`;
  };
  return (
    line(poly([p(0.66, 0.8), p(0.76, 0.44)]), 7) +
    line(poly([p(0.38, 0.76), p(0.38, 0.4)]), 6) +
    line(poly([p(0.46, 0.3), p(0.53, 0.3)]), 13) +
    line(poly([p(0.48, 0.3), p(0.48, 0.14)]), 8) +
    cover(poly([...rim, p(0.07, 0.76), p(0.07, 0.36)], true), 6) +
    ink(each(9, tooth)) +
    line(poly([p(0.05, 0.81), p(0.6, 0.81)]), 5)
  );
}

/** Takes the same and gives what is before those who sit in it: the tub, the nose, wheels. */
export function autoBody(at: Point, s: number): string {
  const p = onAuto(at, s);
  const tub = [p(0, 0.4), p(0.38, 0.4), p(0.42, 0.22), p(0.42, 0.12), p(0.02, 0.12)];
  const nose = [p(0.68, 0.12), p(0.7, 0.44), p(0.8, 0.44), p(0.92, 0.24), p(0.98, 0.2), p(0.98, 0.14)];
  const lozenge = (i: number): string =>
    poly(
      [
        p(0.05 + i * 0.08, 0.31),
        p(0.09 + i * 0.08, 0.36),
        p(0.13 + i * 0.08, 0.31),
        p(0.09 + i * 0.08, 0.26),
      ],
      true,
    );
  return (
    line(poly([p(0.4, 0.13), p(0.72, 0.13)]), 11) +
    line(poly([p(0.74, 0.44), p(0.7, 0.52)]), 7) +
    cover(poly(tub, true), 6) +
    line(each(4, lozenge), 4) +
    boldWheel(p(0.2, 0.1), s * 0.1, 8) +
    boldWheel(p(0.88, 0.09), s * 0.09, 8) +
    cover(poly(nose, true), 6) +
    cover(disc(p(0.86, 0.38), s * 0.04), 5, white, cotton) +
    cover(box(p(0.73, 0.36), s * 0.07, s * 0.05), 4, white, cotton)
  );
}
