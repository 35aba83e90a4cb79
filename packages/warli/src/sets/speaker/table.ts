import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { armed, limbs, poses } from '../../figure/pose';
import { band } from '../../frame';
import { meshed } from '../../props/machine';
import { table as plainTable } from '../../props/room';
import type { Scene } from '../../page';
import {
  cotton,
  cover,
  dashes,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  shape,
  white,
} from '../../svg';
import { hungTools, works } from './table/wall';

/** The sheet that lies open: a wheel drawn on it, and its measures. */
const sheet = (): string =>
  cover(shape(372, 596, 828, 596, 902, 690, 298, 690), 6, white, cotton) +
  line(disc([600, 643], 92, 30) + disc([600, 643], 30, 10), 5, ground) +
  line(
    each(8, (i) => path(...polar([600, 643], i * 45, 30, 10), ...polar([600, 643], i * 45, 92, 30))),
    4,
    ground,
  ) +
  line(path(372, 668, 470, 668) + path(396, 620, 452, 620) + path(738, 668, 836, 668), 4, ground);

/** A pencil on a string, so that nobody carries it away. */
const pencil = ([x, y]: Point): string =>
  line(path(x, 0, x, y), 4) +
  line(path(x, y, x, y + 74), 16, marigold) +
  ink(shape(x - 9, y + 78, x + 9, y + 78, x, y + 104));

const legs = limbs(-6, -4, 6, 4);

/** He who listens. */
const listener: Person = {
  at: [600, 918],
  h: 650,
  stroke: 13,
  halo: true,
  hat: 'pheta',
  pose: {
    lean: 0,
    arms: [
      { to: [452, 560], other: true },
      { to: [748, 560], other: true },
    ],
    legs: poses.stand.legs,
  },
};

/** The two who cannot share a drawing. */
const engineers: readonly Person[] = [
  {
    at: [168, 918],
    h: 560,
    stroke: 12,
    halo: true,
    hat: 'tie',
    pose: { ...armed(poses.talk, [-48, 40], { to: [340, 636] }), lean: 6, legs },
  },
  {
    at: [1034, 918],
    h: 540,
    stroke: 12,
    halo: true,
    left: true,
    woman: true,
    hat: 'plait',
    pose: { ...armed(poses.talk, [-58, 42], { to: [846, 500] }), lean: 6, legs },
  },
];

/** The scene `table`: a table in the corridor, two who cannot share a drawing, and he who listens. */
export const table: Scene = () =>
  [
    meshed([196, 190], 122, 13, 8, -22),
    works(),
    hungTools(),
    dashes('M0 370H1200', 6, [0, 40]),
    dressed([listener]),
    sheet(),
    plainTable([280, 690], 640, 230),
    pencil([838, 440]),
    dressed(engineers),
    line(path(0, 924, 1200, 924), 6),
    band('zigzag', [30, 978], 1140, 44),
  ].join('');
