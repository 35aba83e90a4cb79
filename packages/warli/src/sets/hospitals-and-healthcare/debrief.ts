import type { Person } from '../../figure/bones';
import type { Hat } from '../../figure/hat';
import { limbs, poses } from '../../figure/pose';
import { around, closedRing, type Stand } from '../../figure/ring';
import type { Scene } from '../../page';
import { rangoli } from '../../props/village';
import { stethoscope, tallBroom } from '../../props/emblems';
import { disc, dots, ground, ink, line, marigold, type Point } from '../../svg';

const middle: Point = [600, 450];
const looks: readonly Hat[] = [
  'doctor',
  'nurse',
  'topi',
  'plait',
  'doctor',
  'bun',
  'cap',
  'nurse',
  'turban',
  'knot',
  'doctor',
  'nurse',
  'none',
];
const women = new Set<Hat>(['nurse', 'plait', 'bun', 'knot']);

/** Somebody of the ring, who stands on the rim of the rug, the head outward. */
const one = ({ at, way }: Stand, i: number): Person => ({
  at,
  h: 228,
  hat: looks[i] ?? 'none',
  woman: women.has(looks[i] ?? 'none'),
  turn: way + 90,
  stroke: 9,
  pose: { ...poses.stand, arms: limbs(76, -18, -76, 18), legs: limbs(-11, -4, 11, 4) },
});

/** All of the ward, hand in hand. */
const ring = (): string => closedRing(around(middle, [196, 196], looks.length).map(one), 0.22, 9);

/** The rug: a rosette, a cross in its middle, a seam of dots and of triangles. */
const rug = (): string =>
  rangoli(middle, 146, 12, 0) +
  ink(disc(middle, 54), ground) +
  line('M600 422v56m-28 -28h56', 20, marigold) +
  line(dots(around(middle, [170, 170], 48).map(({ at }) => at)), 9) +
  line(disc(middle, 192), 6);

/** The scene `debrief`: the whole ward in one ring on the rim of a rug, seen from above, between a broom and a stethoscope. */
export const debrief: Scene = () =>
  [rug(), ring(), tallBroom([98, 60], 780), stethoscope([1102, 60], 780)].join('');
