import { behind } from '../../figure/behind';
import type { Look } from '../../figure/cast';
import { limbs, type Pose, poses } from '../../figure/pose';
import { marigold, type Point, tinted } from '../../svg';

/** Somebody who sits on the floor: hips, height, arms, who it is, and whether in marigold. */
type Sitter = readonly [Point, number, Pose['arms'], Look, boolean?];

const rest = limbs(-12, 4, 12, -4);
const [left, right, both] = [limbs(-146, -174, 12, -4), limbs(-12, 4, 146, 174), limbs(-134, -168, 134, 168)];

/** Those at the sides of the carpet. */
const far: readonly Sitter[] = [
  [[112, 612], 222, rest, { woman: true, hat: 'knot' }],
  [[252, 612], 222, left, {}],
  [[948, 612], 222, right, { hat: 'topi' }],
  [[1088, 612], 222, rest, { woman: true, hat: 'braid' }],
];

const middle: readonly Sitter[] = [
  [[180, 746], 258, rest, { hat: 'turban' }],
  [[390, 746], 258, rest, { woman: true, hat: 'braid' }],
  [[600, 746], 258, rest, { hat: 'topi' }],
  [[810, 746], 258, right, { woman: true, hat: 'knot' }, true],
  [[1020, 746], 258, rest, {}],
];

const near: readonly Sitter[] = [
  [[104, 884], 200, both, {}],
  [[285, 884], 306, rest, { woman: true, hat: 'knot' }],
  [[495, 884], 306, rest, {}],
  [[705, 884], 306, rest, { hat: 'turban' }],
  [[915, 884], 306, rest, { woman: true, hat: 'braid' }],
  [[1096, 884], 200, left, { hat: 'topi' }],
];

const sitter = ([at, h, arms, look, bright]: Sitter): string => {
  const drawn = behind(at, h, { hung: true, ...look }, { arms, legs: poses.floor.legs });
  return bright ? tinted(drawn, marigold) : drawn;
};

/** Listeners who sit on the floor in three rows, seen from behind. */
export const listeners = (): string => [...far, ...middle, ...near].map(sitter).join('');
