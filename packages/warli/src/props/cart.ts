import { person } from '../figure/figure';
import { limbs, poses } from '../figure/pose';
import { bow, disc, each, ground, ink, line, num, type Point, polar, poly, shape } from '../svg';
import { bullock } from './bullock';

/** An open wheel, so that it can stand on any ground. */
export const wheel = (at: Point, r: number): string =>
  line(disc(at, r), 14, ground) +
  line(disc(at, r), 8) +
  line(
    each(8, (i) => poly([polar(at, i * 45 + 22, r * 0.26), polar(at, i * 45 + 22, r)])),
    4,
  ) +
  ink(disc(at, r * 0.22));

/** Takes the middle of its foot, half a width and a height and gives an open hood: two bows with strokes between them, the ground within. */
const hood = ([x, y]: Point, half: number, h: number): string => {
  const arch = (by: number): string =>
    `M${num(x - half + by)} ${num(y)}A${num(half - by)} ${num(h - by)} 0 0 1 ${num(x + half - by)} ${num(y)}`;
  const strokes = each(13, (i) =>
    poly([polar([x, y], 186 + i * 14, half - 16, h - 16), polar([x, y], 186 + i * 14, half, h)]),
  );
  return line(arch(0), 7) + line(arch(18), 4) + line(strokes, 3);
};

/** Takes the front end of a cart's bed, the ground below it and a size and gives the bullock that draws it to the right, in its yoke, and who drives it. */
export function drawn([x, bed]: Point, y: number, r: number): string {
  const s = r * 1.72;
  const ox: Point = [x + r * 2.34, y];
  const p = (a: number, b: number): Point => [x + r * a, bed + r * b];
  const on = (a: number, b: number): Point => [ox[0] + s * a, ox[1] - s * b];
  const harness = poly([p(-0.1, 0.24), on(0.6, 0.7)]) + poly([on(0.56, 0.68), on(0.62, 1.1)]);
  const hand = p(0.31, -0.78);
  return (
    bullock(ox, s) +
    person({
      at: p(-0.3, -0.14),
      h: r * 3.1,
      hung: true,
      hat: 'turban',
      halo: true,
      pose: {
        lean: 6,
        arms: [{ to: hand }, { to: p(0.36, -0.7) }],
        legs: [{ to: p(0.06, 0.98) }, { to: p(0.26, 1) }],
      },
    }) +
    line(harness, 13, ground) +
    line(harness, 7) +
    line(bow(hand, p(1.56, -0.5), on(1.12, 0.98)), 3)
  );
}

/** Takes the middle of the wheel's foot and its radius and gives a cart with an open hood that a bullock draws to the right. */
export function bullockCart([x, y]: Point, r: number): string {
  const bed = y - r * 1.75;
  const p = (a: number, b: number): Point => [x + r * a, bed + r * b];
  return (
    hood(p(-0.2, 0), r * 1.66, r * 2.9) +
    person({
      at: p(-0.2, -0.26),
      h: r * 3.1,
      hung: true,
      woman: true,
      pose: { ...poses.floor, arms: limbs(-20, -36, 20, 36) },
    }) +
    drawn(p(2.04, 0), y, r) +
    ink(shape(...p(-2.04, 0), ...p(2.04, 0), ...p(1.94, 0.3), ...p(-1.94, 0.3))) +
    wheel([x - r * 0.2, y - r], r)
  );
}
