import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { limbs, type Pose, poses } from '../../figure/pose';
import { frame } from '../../frame';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import {
  bows,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  line,
  marigold,
  pairs,
  type Point,
  polar,
  poly,
  times,
} from '../../svg';

const floor = 838;

const lamp: Point = [632, 668];

/** She has a lamp, and is content. */
const content: Person = {
  at: [632, 790],
  h: 690,
  stroke: 14,
  halo: true,
  hung: true,
  woman: true,
  pose: {
    ...poses.floor,
    lean: 0,
    nod: 6,
    arms: [{ to: [562, 690] }, { to: [702, 690] }],
    legs: limbs(-84, 78, 84, -78),
  },
};

/** A passion as people speak of it: it takes both arms. */
const blaze = (at: Point): string =>
  cover(disc(at, 104), 9) +
  line(disc(at, 62), 7) +
  line(spiral(at, 50, 2), 7) +
  line(
    each(20, (i) => poly([polar(at, i * 18, 124), polar(at, i * 18, i % 2 ? 152 : 176)])),
    9,
  );

/** One who holds such a thing up. */
const bearer = (x: number, left: boolean): string => {
  const arms: Pose['arms'] = [{ to: [x - (left ? -78 : 78), 286] }, { to: [x + (left ? -78 : 78), 286] }];
  return (
    blaze([x, 204]) +
    figure(
      [x, floor],
      500,
      { ...poses.cheer, arms, nod: -10 },
      { left, stroke: 13, woman: left, hat: left ? 'plait' : 'tie' },
    )
  );
};

/** The lamp of clay with its flame, and as much light as it gives. */
const small = ([x, y]: Point): string =>
  line(dots(times(22).map((i) => polar([x, y - 40], (i * 360) / 22, 196))), 10) +
  cover(bows(pairs([x, y - 6, x - 58, y - 60, x, y - 164, x + 58, y - 60, x, y - 6])), 8, ground, marigold) +
  cover(
    `M${x - 92} ${y - 22}Q${x} ${y + 8} ${x + 92} ${y - 22}Q${x + 70} ${y + 48} ${x} ${y + 48}T${x - 92} ${y - 22}Z`,
    7,
    ground,
    cotton,
  );

/** The scene `a-small-flame`. */
export const aSmallFlame: Scene = () =>
  [bearer(286, false), bearer(978, true), person(content), small(lamp), frame({ bottom: 'dots' })].join('');
