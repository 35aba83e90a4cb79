import { box, cotton, cover, disc, each, ink, line, num, type Point, poly, white } from '../svg';
import { wheel } from './vehicle';

/** Takes the left foot and a length and gives a place on a vehicle of that length that drives right. */
const on =
  ([x, y]: Point, s: number) =>
  (a: number, b: number): Point => [x + s * a, y - s * b];

/** Takes the left foot and a length and gives a scooter that faces right. */
export function scooter(at: Point, s: number): string {
  const p = on(at, s);
  const rear = [p(0, 0.26), p(0.04, 0.46), p(0.5, 0.46), p(0.52, 0.16), p(0.32, 0.16)];
  const shield = [p(0.66, 0.14), p(0.76, 0.54), p(0.84, 0.54), p(0.78, 0.2)];
  return (
    wheel(p(0.18, 0.14), s * 0.14, 6) +
    wheel(p(0.86, 0.14), s * 0.14, 6) +
    line(poly([p(0.5, 0.15), p(0.7, 0.15)]), 9) +
    cover(poly(rear, true), 5) +
    cover(poly(shield, true), 5) +
    line(poly([p(0.04, 0.5), p(0.48, 0.5)]), 12) +
    line(poly([p(0.8, 0.54), p(0.78, 0.68), p(0.68, 0.7)]), 7) +
    ink(disc(p(0.83, 0.62), s * 0.05), cotton)
  );
}

/** Takes the left foot and a length and gives a motorbike that drives right. */
export function motorbike(at: Point, s: number): string {
  const p = on(at, s);
  const guard = (a: number): string => {
    const [from, to] = [p(a - 0.22, 0.26), p(a + 0.16, 0.36)];
    return `M${num(from[0])} ${num(from[1])}A${num(s * 0.24)} ${num(s * 0.24)} 0 0 1 ${num(to[0])} ${num(to[1])}`;
  };
  const tank = [p(0.4, 0.42), p(0.44, 0.56), p(0.62, 0.58), p(0.7, 0.44)];
  return (
    wheel(p(0.19, 0.19), s * 0.19, 12) +
    wheel(p(0.83, 0.19), s * 0.19, 12) +
    line(guard(0.19) + guard(0.83), 6) +
    line(poly([p(0.19, 0.19), p(0.4, 0.42), p(0.66, 0.44), p(0.54, 0.16), p(0.19, 0.19)]), 7) +
    line(poly([p(0.83, 0.19), p(0.69, 0.6), p(0.58, 0.66)]), 8) +
    cover(box(p(0.4, 0.34), s * 0.18, s * 0.2), 5) +
    line(
      each(3, (i) => poly([p(0.4, 0.3 - i * 0.05), p(0.58, 0.3 - i * 0.05)])),
      3,
    ) +
    line(poly([p(0.5, 0.12), p(0.06, 0.1)]), 11) +
    cover(poly(tank, true), 5) +
    line(poly([p(0.08, 0.48), p(0.2, 0.46), p(0.4, 0.46)]), 15) +
    cover(disc(p(0.75, 0.52), s * 0.055), 5, white, cotton)
  );
}

/** Takes the left foot and a length and gives a bicycle that faces right, a carrier behind the saddle. */
export function bicycle(at: Point, s: number): string {
  const p = on(at, s);
  const frame = [p(0.2, 0.2), p(0.36, 0.46), p(0.68, 0.48), p(0.46, 0.2), p(0.2, 0.2)];
  return (
    wheel(p(0.2, 0.2), s * 0.2, 12) +
    wheel(p(0.8, 0.2), s * 0.2, 12) +
    line(poly(frame) + poly([p(0.46, 0.2), p(0.34, 0.56)]), 5) +
    line(poly([p(0.8, 0.2), p(0.67, 0.6), p(0.6, 0.64)]), 6) +
    line(poly([p(0.26, 0.57), p(0.42, 0.57)]), 12) +
    line(poly([p(0, 0.44), p(0.3, 0.44)]), 6)
  );
}
