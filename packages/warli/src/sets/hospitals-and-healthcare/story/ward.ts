import type { Hat } from '../../../figure/hat';
import { limbs, type Pose, poses } from '../../../figure/pose';
import {
  box,
  cover,
  dots,
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
  times,
} from '../../../svg';
import { floor } from '../../../ground/story';
import { at } from '../../../figure/on-floor';
import { bedFromFoot } from './bed';
import { nightNurse } from './slip';

/** The telephone on the wall, which rings: takes its middle. */
const ringing = ([x, y]: Point): string =>
  line(
    each(7, (i) =>
      poly([polar([x, y - 20], 202 + i * 22.5, 78), polar([x, y - 20], 202 + i * 22.5, i % 2 ? 96 : 108)]),
    ),
    8,
  ) +
  cover(box([x - 40, y - 30], 80, 100), 6) +
  line(dots(times(9).map((i): Point => [x + ((i % 3) - 1) * 20, y + Math.floor(i / 3) * 20 + 8])), 9) +
  line(`M${x - 56} ${y - 36}Q${x} ${y - 80} ${x + 56} ${y - 36}`, 22, ground) +
  line(`M${x - 52} ${y - 40}Q${x} ${y - 80} ${x + 52} ${y - 40}`, 16, marigold) +
  line(path(x - 54, y - 36, x - 54, y - 26) + path(x + 54, y - 36, x + 54, y - 26), 26, marigold);

/** Those in the beds: how they call, and what they wear. */
const callers: readonly (readonly [Pose['arms'], Hat])[] = [
  [limbs(-136, -176, 136, 176), 'none'],
  [limbs(-40, -150, 146, 172), 'topi'],
  [limbs(-146, -172, 136, 160), 'bun'],
];

/** The house of the ward: its roof with a row of teeth, its wall. */
const house = (): string =>
  line(path(990, floor, 990, 124) + path(1410, floor, 1410, 124), 7) +
  cover(shape(960, 124, 1200, 12, 1440, 124), 7) +
  ink(each(9, (i) => shape(1047 + i * 34, 112, 1064 + i * 34, 80, 1081 + i * 34, 112)));

/** Two: three beds in a row call one nurse, who runs, and nobody picks up the telephone. */
export const two = (): string =>
  house() +
  callers.map(([arms, hat], i) => bedFromFoot([1064 + i * 136, 342], 106, 176, 190, arms, { hat })).join('') +
  line(path(990, 344, 1410, 344), 6) +
  ringing([1094, 496]) +
  nightNurse(1268, 276, { ...poses.run, lean: 22, arms: [at(1190, 440), at(1372, 430)] });
