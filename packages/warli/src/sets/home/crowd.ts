import { behind } from '../../figure/behind';
import type { Person } from '../../figure/bones';
import { limbs, type Pose } from '../../figure/pose';
import type { Point } from '../../svg';

/** Somebody of the crowd: feet, height, arms, and what is special. */
type Seen = readonly [Point, number, Pose['arms'], Partial<Person>];

const [down, up] = [limbs(-16, 6, 16, -6), limbs(-128, -166, 128, 166)];
const left: Pose['arms'] = [up[0], down[1]];
const right: Pose['arms'] = [down[0], up[1]];

/** Hands that meet over the head. */
const clap = ([x, y]: Point, h: number): Pose['arms'] => [
  { to: [x - h * 0.02, y - h * 1.04], other: true },
  { to: [x + h * 0.02, y - h * 1.04], other: true },
];

/** Those on the flanks of the hill. */
export const far: readonly Seen[] = [
  [[166, 776], 150, up, {}],
  [[244, 720], 160, left, { woman: true, hat: 'knot' }],
  [[926, 727], 160, right, { hat: 'topi' }],
];

/** Those on the rise before it. */
export const middle: readonly Seen[] = [
  [[400, 1006], 256, clap([400, 1006], 256), { woman: true, hat: 'none' }],
  [[545, 986], 248, left, { hat: 'topi' }],
  [[785, 977], 246, down, { woman: true, hat: 'braid' }],
  [[912, 988], 236, right, { hat: 'turban' }],
  [[1130, 1033], 205, down, {}],
];

/** Takes a row of the crowd and gives its drawing, seen from behind. */
export const row = (all: readonly Seen[]): string =>
  all.map(([at, h, arms, more]) => behind(at, h, more, { arms })).join('');
