import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  cover,
  disc,
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

const floor = 838;

const [middle, radius]: [Point, number] = [[250, 330], 168];

/** The head of the shift shows the tooth that he broke, and points at himself. */
const boss: Person = {
  at: [500, floor],
  h: 680,
  stroke: 15,
  halo: true,
  hat: 'tie',
  pose: { ...armed(poses.stand, { to: [548, 372] }, { to: [706, 300] }), nod: 4 },
};

/** A wheel with nine teeth, and a gap where the tenth was. */
const wheel = (): string => {
  const turn = (i: number): number => i * 36 - 72;
  const tooth = (i: number): Point[] => [
    polar(middle, turn(i) - 10, radius),
    polar(middle, turn(i) - 6, radius * 1.26),
    polar(middle, turn(i) + 6, radius * 1.26),
    polar(middle, turn(i) + 10, radius),
  ];
  const rim = times(10).flatMap((i) =>
    i
      ? tooth(i)
      : [
          polar(middle, turn(0) - 12, radius),
          polar(middle, turn(0) - 5, radius * 0.93),
          polar(middle, turn(0) + 3, radius * 1.02),
          polar(middle, turn(0) + 12, radius * 0.96),
        ],
  );
  return (
    cover(poly(rim, true), 8) +
    line(disc(middle, radius * 0.7), 5) +
    line(
      each(6, (i) => poly([polar(middle, i * 60, 44), polar(middle, i * 60, radius * 0.7)])),
      7,
    ) +
    ink(disc(middle, 44)) +
    ink(disc(middle, 14), ground)
  );
};

/** The tooth, in the accent. */
const brokenTooth = ([x, y]: Point): string =>
  cover(
    shape(x - 62, y + 12, x - 38, y - 92, x + 38, y - 92, x + 62, y + 12, x + 22, y - 8, x - 18, y + 18),
    6,
    ground,
    marigold,
  );

/** The stand of the machine. */
const stand = (): string => cover(shape(210, 360, 290, 360, 344, floor, 156, floor), 8) + wheel();

/** The scene `own-mistake`. */
export const ownMistake: Scene = () =>
  [
    stand(),
    person(boss),
    armsOver(boss),
    brokenTooth([716, 282]),
    figure(
      [836, floor],
      570,
      { ...poses.stand, nod: -8, arms: limbs(-20, 6, 20, -8) },
      { left: true, woman: true, hat: 'plait', stroke: 13 },
    ),
    figure(
      [1034, floor],
      620,
      { ...poses.stand, nod: -6, arms: [[-14, 4], { to: [890, 164] }] },
      { left: true, hat: 'turban', stroke: 13 },
    ),
    frame({ bottom: 'triangles' }),
  ].join('');
