import type { Person } from '../../figure/bones';
import { cloth } from '../../figure/cloth';
import { person } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { band, frame } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  type Point,
  polar,
  poly,
  shape,
  times,
} from '../../svg';
import { above, hall } from './own-mistake/hall';

/** Where the group stands. */
const floor = 834;

const [middle, radius]: [Point, number] = [[222, 566], 124];

/** The head of the shift shows the tooth that he broke, and points at himself. */
const boss: Person = {
  at: [500, floor],
  h: 440,
  stroke: 8,
  halo: true,
  hat: 'tie',
  pose: { ...armed(poses.stand, { to: [516, 548] }, { to: [640, 496] }), nod: 4 },
};

/** The two who hear it; the man has something to own up to as well. */
const listeners: readonly Person[] = [
  {
    at: [806, floor],
    h: 404,
    stroke: 8,
    halo: true,
    left: true,
    woman: true,
    hat: 'plait',
    pose: { ...poses.stand, nod: -8, arms: limbs(-20, 6, 20, -8) },
  },
  {
    at: [1030, floor],
    h: 430,
    stroke: 8,
    halo: true,
    left: true,
    hat: 'turban',
    pose: { ...poses.stand, nod: -6, arms: [[-14, 4], { to: [924, 434] }] },
  },
];

/** A wheel with nine teeth, and a gap where the tenth was. */
const wheel = (): string => {
  const turn = (i: number): number => i * 36 - 36;
  const tooth = (i: number): Point[] => [
    polar(middle, turn(i) - 11, radius),
    polar(middle, turn(i) - 7, radius * 1.24),
    polar(middle, turn(i) + 7, radius * 1.24),
    polar(middle, turn(i) + 11, radius),
  ];
  const rim = times(10).flatMap((i) =>
    i
      ? tooth(i)
      : [
          polar(middle, turn(0) - 11, radius * 1.06),
          polar(middle, turn(0) - 6, radius * 0.93),
          polar(middle, turn(0), radius * 1.02),
          polar(middle, turn(0) + 5, radius * 0.93),
          polar(middle, turn(0) + 11, radius * 1.04),
        ],
  );
  const petal = (i: number): string =>
    poly([polar(middle, i * 36 - 10, 74), polar(middle, i * 36 + 10, 74), polar(middle, i * 36, 38)], true);
  return (
    cover(poly(rim, true), 6) +
    line(disc(middle, radius * 0.88) + disc(middle, radius * 0.68), 4) +
    line(dots(times(30).map((i) => polar(middle, i * 12, radius * 0.78))), 8) +
    ink(each(10, petal)) +
    line(disc(middle, 32), 4) +
    ink(disc(middle, 22)) +
    ink(disc(middle, 8), ground)
  );
};

/** The tooth, in the accent. */
const brokenTooth = ([x, y]: Point): string =>
  cover(
    shape(x - 42, y + 8, x - 26, y - 64, x + 26, y - 64, x + 42, y + 8, x + 15, y - 6, x - 12, y + 12),
    5,
    ground,
    marigold,
  );

/** The machine: a foot of patterned bands that carries the wheel. */
const machine = (): string =>
  cover(shape(168, 566, 276, 566, 306, 746, 138, 746), 6) +
  cover(box([92, 730], 260, 108), 6) +
  band('triangles', [106, 750], 232, 26) +
  band('diamonds', [106, 798], 232, 24) +
  wheel();

/** The scene `own-mistake`. */
export const ownMistake: Scene = () =>
  [
    above(),
    hall(),
    machine(),
    person(boss),
    cloth(boss),
    armsOver(boss),
    brokenTooth([648, 482]),
    listeners.map((one) => person(one) + cloth(one)).join(''),
    frame({ bottom: 'triangles' }),
  ].join('');
