import type { Person } from '../../figure/bones';
import { limbs, poses } from '../../figure/pose';
import { around, closedRing } from '../../figure/ring';
import type { Scene } from '../../page';
import { box, disc, dots, each, ink, line, marigold, path, type Point, polar, poly, times } from '../../svg';

const middle: Point = [600, 548];

/** All of the branch, seen from above: their feet on an oval, their heads outward. */
const colleagues = around(middle, [430, 215], 18, 0).map(({ at, way }, i): Person => ({
  at: polar(at, way, -74),
  turn: way + 90,
  woman: i % 2 === 1,
  hat: i % 2 ? 'bun' : 'tie',
  h: 198,
  stroke: 8,
  pose: { ...poses.dance, legs: i % 2 ? limbs(-8, -14, 14, 2) : limbs(-20, -16, 22, -4) },
}));

/** The shutter over the whole width, and the light that comes out below it. */
const shutter = (): string =>
  line(
    each(4, (i) => path(40, 34 + i * 26, 1160, 34 + i * 26)),
    7,
  ) +
  ink(box([30, 120], 1140, 20)) +
  line(path(30, 14, 30, 172) + path(1170, 14, 1170, 172), 14) +
  ink(box([44, 148], 1112, 24), marigold);

/** What is drawn on the ground between their feet: a flower of lines in a ring of dots. */
const rangoli = (): string => {
  const petal = (i: number): string =>
    poly([
      polar(middle, i * 30 - 11, 108, 48),
      polar(middle, i * 30, 186, 78),
      polar(middle, i * 30 + 11, 108, 48),
    ]);
  return (
    line(each(12, petal), 6) +
    line(dots(times(36).map((i) => polar(middle, i * 10, 240, 100))), 9) +
    ink(disc(middle, 66, 32), marigold)
  );
};

/** The scene `before-the-shutter`: all of a branch hand in hand in a ring, seen from above, before the shutter goes up. */
export const beforeTheShutter: Scene = () => [shutter(), rangoli(), closedRing(colleagues, 0.3, 8)].join('');
