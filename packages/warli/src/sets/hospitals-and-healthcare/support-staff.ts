import { bones, type Bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { dressedFigure, finery } from '../../figure/finery';
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
  at: [774, floor],
  h: 660,
  left: true,
  halo: true,
  stroke: 13,
  pose: {
    ...poses.stand,
    arms: [
      [-24, 10],
      [92, -112],
    ],
  },
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

const plaque: Point = [1086, 190];

/** The gate of the hospital: bars, and a pillar with a cross. */
const gate =
  line(
    each(2, (i) => path(944 + i * 46, 400, 944 + i * 46, floor)) +
      path(926, 470, 1040, 470) +
      path(926, 770, 1040, 770),
    10,
  ) +
  cover(box([1034, 300], 104, floor - 300), 11) +
  cover(box([1012, 272], 148, 28), 8, white, white) +
  larger(cross(plaque, 44), 1.8, plaque);

const [grip, mop]: [Point, Point] = [
  [344, 505],
  [464, 800],
];

/** A bucket of water. */
const bucket =
  line(bow([548, 700], [604, 560], [660, 700]), 8) +
  cover(shape(542, 700, 666, 700, 646, 832, 562, 832), 9, white, marigold);

/** The scene `support-staff`. */
export const supportStaff: Scene = () =>
  [
    gate,
    bucket,
    line(poly([grip, mop]), 12),
    line(
      each(5, (i) => poly([mop, [408 + i * 28, floor - 6]])),
      12,
    ),
    dressedFigure(
      [214, floor],
      640,
      { ...poses.bow, lean: 34, arms: [{ to: [364, 547] }, { to: [416, 657] }], legs: poses.walk.legs },
      { woman: true, stroke: 13 },
    ),
    person(guard) + finery([{ ...guard, hat: 'cap' }]) + belt(bones(guard)) + cap(bones(guard)),
    frame({ bottom: 'diamonds' }),
  ].join('');
