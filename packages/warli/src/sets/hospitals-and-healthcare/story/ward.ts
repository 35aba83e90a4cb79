import type { Hat } from '../../../figure/hat';
import { limbs, type Pose, poses } from '../../../figure/pose';
import {
  box,
  cover,
  dashes,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  shape,
} from '../../../svg';
import { far, floor } from '../../../ground/story';
import { at } from '../../../figure/on-floor';
import { type Bed, farBeds } from './bed';
import { nightNurse } from './slip';

/** The telephone on the wall, which rings: takes its middle. */
const ringing = ([x, y]: Point): string =>
  far(
    line(
      each(7, (i) =>
        poly([polar([x, y - 20], 202 + i * 22.5, 74), polar([x, y - 20], 202 + i * 22.5, i % 2 ? 86 : 94)]),
      ),
      6,
    ) +
      cover(box([x - 40, y - 30], 80, 100)) +
      dashes(
        each(3, (i) => path(x - 20, y + 8 + i * 20, x + 21, y + 8 + i * 20)),
        9,
        [0, 20],
      ),
  ) +
  line(`M${x - 56} ${y - 36}Q${x} ${y - 80} ${x + 56} ${y - 36}`, 22, ground) +
  line(`M${x - 52} ${y - 40}Q${x} ${y - 80} ${x + 52} ${y - 40}`, 16, marigold) +
  line(path(x - 54, y - 36, x - 54, y - 26) + path(x + 54, y - 36, x + 54, y - 26), 26, marigold);

/** Those in the beds: how they call, and what they wear. */
const callers: readonly (readonly [Pose['arms'], Hat])[] = [
  [limbs(-136, -176, 136, 176), 'none'],
  [limbs(-40, -150, 146, 172), 'topi'],
  [limbs(-146, -172, 136, 160), 'bun'],
];

/** The house of the ward: its roof with a row of teeth, its walls and its upper floor. */
const house = (): string =>
  line(path(990, floor, 990, 124) + path(1410, floor, 1410, 124) + path(990, 345, 1410, 345)) +
  cover(shape(960, 124, 1200, 12, 1440, 124)) +
  ink(`M1047 112${each(9, () => 'l17 -32l17 32')}Z`);

/** The bed of one of them. */
const bed = ([arms, hat]: (typeof callers)[number], i: number): Bed => [
  [1064 + i * 136, 338],
  106,
  176,
  172,
  arms,
  { hat },
];

/** Two: three beds in a row call one nurse, who runs, and nobody picks up the telephone. */
export const two = (): string =>
  far(house()) +
  farBeds(...callers.map(bed)) +
  ringing([1094, 500]) +
  nightNurse(1280, 260, { ...poses.run, lean: 22, arms: [at(1208, 446), at(1374, 440)] });
