import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import type { Person } from '../../figure/bones';
import { armsOver } from '../../figure/seat';
import { speaker } from '../../figure/speaker';
import { lineToEdge } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
  cover,
  curve,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  shape,
  times,
  white,
} from '../../svg';

const floor = 838;

/** The two walls of the room. */
const [wall, end] = [520, 1150];

const coil = (at: Point, r: number, start: number): string =>
  curve(times(49).map((i) => polar(at, start + i * 16, (r * i) / 48)));

/** The air between two who do not speak. */
const thunder = ([x, y]: Point): string => {
  const bolt = [16, 66, -34, 150, -2, 146, -24, 226, 34, 120, 4, 124, 28, 66];
  return (
    line(coil([x - 78, y + 6], 54, 70) + coil([x, y - 16], 74, 130) + coil([x + 82, y + 6], 54, 10), 7) +
    ink(shape(...bolt.map((d, i) => d + (i % 2 ? y : x))))
  );
};

/** One who has turned away, arms folded: takes where, and whether to the left. */
const cross = (x: number, left: boolean): string => {
  const k = left ? -1 : 1;
  const one: Person = {
    at: [x, floor],
    h: 580,
    pose: {
      ...poses.stand,
      nod: 22,
      arms: [{ to: [x + k * 56, 462] }, { to: [x - k * 50, 466] }],
      legs: limbs(-6, -4, 8, 4),
    },
    left,
    woman: !left,
    halo: true,
    stroke: 13,
  };
  return dressed([one]) + armsOver(one);
};

/** A glass between the ear and the wall. */
const glass = cover(shape(432, 222, wall - 14, 206, wall - 14, 266, 432, 250), 7, white, marigold);

/** The scene `ear-to-the-wall`: the speaker listens first to the room that the manager worries about. */
export const earToTheWall: Scene = () =>
  [
    cover(box([wall, 96], end - wall, 844 - 96), 8) +
      line(path(wall, 96, wall, 836) + path(end, 96, end, 836), 24),
    thunder([838, 190]),
    cross(720, true),
    cross(956, false),
    glass,
    speaker(
      [330, floor],
      690,
      {
        ...poses.stand,
        lean: 6,
        nod: 18,
        arms: [
          [-44, 36],
          [-8, 166],
        ],
        legs: limbs(-20, -14, 12, 4),
      },
      { stroke: 14 },
    ),
    lineToEdge(844),
  ].join('');
