import { chain } from '../../figure/group';
import { poses, limbs } from '../../figure/pose';
import type { Scene } from '../../page';
import {
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
  white,
} from '../../svg';
import { edge } from './edge';
import { clearing, himself, shoulder, sleeve } from './himself';

const head: Point = [400, 430];
const size = 0.68;
const middle: Point = [400, 392];

/** Dancers hand in hand on a ring about his head. */
const dancers = (): string =>
  line(disc(middle, 270)) +
  chain(
    times(11).map((i) => {
      const turn = 180 + i * 18;
      return {
        at: polar(middle, turn, 276),
        h: 104,
        turn: turn + 90,
        woman: i % 2 === 1,
        pose: { ...poses.stand, legs: limbs(-22, -8, 22, 8) },
        stroke: 6,
      };
    }),
    0.02,
  );

/** A drum that lies across: its barrel with laces, its two skins. */
const drum = ([x, y]: Point): string => {
  const strap = path(x - 108, y - 90, x - 50, y - 198) + path(x + 108, y - 90, x + 50, y - 198);
  return (
    line(strap, 34, ground) +
    line(strap, 14, marigold) +
    cover(
      `M${x - 176} ${y - 84}Q${x} ${y - 136} ${x + 176} ${y - 84}V${y + 84}Q${x} ${y + 136} ${x - 176} ${y + 84}Z`,
      16,
      ground,
      marigold,
    ) +
    line(poly(times(11).map((i): Point => [x - 150 + i * 30, y + (i % 2 ? -88 : 88)])), 8, ground) +
    cover(disc([x - 178, y], 34, 92) + disc([x + 178, y], 34, 92), 14, ground, white) +
    line(disc([x - 178, y], 16, 52) + disc([x + 178, y], 16, 52), 7, ground)
  );
};

/** A stick with a knob. */
const stick = (from: Point, to: Point): string =>
  line(poly([from, to]), 34, ground) +
  line(poly([from, to]), 14) +
  line(dots([to]), 50, ground) +
  line(dots([to]), 32);

/** The scene `with-drum`: he beats a drum, and a ring of dancers goes about his head. */
export const withDrum: Scene = () =>
  [
    dancers(),
    clearing(head, size),
    ink(shape(400, 830, 522, 950, 278, 950)),
    himself(
      head,
      size,
      drum([400, 782]) +
        stick([72, 882], [208, 768]) +
        sleeve([shoulder(head, size, -1, 40), [52, 748], [106, 842]], 40) +
        stick([736, 540], [598, 448]) +
        sleeve([shoulder(head, size, 1, 40), [734, 676], [696, 524]], 40),
    ),
    edge(),
  ].join('');
