import { bones, type Bones, type Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { cross } from '../../props/clinic';
import {
  bow,
  box,
  cover,
  each,
  ground,
  larger,
  line,
  marigold,
  pairs,
  path,
  poly,
  type Point,
  shape,
  white,
} from '../../svg';

const floor = 838;

const guard: Person = {
  at: [800, floor],
  h: 660,
  left: true,
  halo: true,
  stroke: 13,
  pose: { ...poses.stand, arms: [{ to: [908, 508] }, [92, -112]] },
};

const belt = ({ waist: [x, y] }: Bones): string => line(path(x - 30, y + 24, x + 30, y + 24), 9, ground);

/** A guard's cap with its badge and peak. */
const cap = ({ byHead, headRadius: r }: Bones): string =>
  cover(
    poly(pairs([-1.12, -0.4, -1.5, -1.2, -0.4, -1.7, 1.3, -1.5, 1.16, -0.4]).map(byHead), true),
    6,
    ground,
    white,
  ) +
  line(poly([byHead([-1.1, -0.5]), byHead([1.16, -0.5])]), r * 0.3, ground) +
  line(poly([byHead([0.7, -0.36]), byHead([1.8, -0.1])]), r * 0.28);

const plaque: Point = [1080, 190];

/** The gate of the hospital: a pillar with a cross, and bars that run out of the picture. */
const gate =
  line(
    each(3, (i) => path(1150 + i * 50, 330, 1150 + i * 50, floor)) +
      path(1120, 400, 1210, 400) +
      path(1120, 760, 1210, 760),
    9,
  ) +
  cover(box([1020, 300], 110, floor - 300), 10) +
  cover(box([1000, 272], 150, 28), 8, white, white) +
  larger(cross(plaque, 44), 1.8, plaque);

const [grip, mop]: [Point, Point] = [
  [380, 505],
  [520, 800],
];

/** A bucket of water. */
const bucket =
  line(bow([586, 700], [650, 560], [714, 700]), 8) +
  cover(shape(580, 700, 720, 700, 698, 832, 602, 832), 9, white, marigold);

/** The scene `support-staff`. */
export const supportStaff: Scene = () =>
  [
    gate,
    bucket,
    line(poly([grip, mop]), 12),
    line(
      each(5, (i) => poly([mop, [460 + i * 30, floor - 6]])),
      12,
    ),
    figure(
      [250, floor],
      640,
      { ...poses.bow, lean: 34, arms: [{ to: [400, 547] }, { to: [452, 657] }], legs: poses.walk.legs },
      { woman: true, stroke: 13 },
    ),
    line(path(916, 420, 916, floor), 12),
    person(guard) + belt(bones(guard)) + cap(bones(guard)),
    frame({ bottom: 'diamonds' }),
  ].join('');
