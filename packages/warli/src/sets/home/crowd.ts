import { behind } from '../../figure/behind';
import type { Person } from '../../figure/bones';
import { limbs, type Pose } from '../../figure/pose';
import { move, type Point } from '../../svg';
import { type Hill, top } from './hill';

/** Somebody of the crowd: place along the edge of the hill, height, arms, and what is special. */
type Seen = readonly [number, number, Pose['arms'], Partial<Person>];

const [down, up] = [limbs(-16, 6, 16, -6), limbs(-128, -168, 128, 168)];
/** Feet near each other, for a slope. */
const legs = limbs(-5, -2, 5, 2);
const left: Pose['arms'] = [up[0], down[1]];
const right: Pose['arms'] = [down[0], up[1]];

/** Those on the flanks of the hill. */
export const far: readonly Seen[] = [
  [178, 130, up, {}],
  [256, 140, left, { woman: true, hat: 'knot' }],
  [884, 138, right, { hat: 'topi' }],
  [944, 128, down, { woman: true, hat: 'plait' }],
];

/** Those on the rise before it. */
export const middle: readonly Seen[] = [
  [306, 138, down, { hat: 'topi' }],
  [388, 156, down, { woman: true, hat: 'knot' }],
  [474, 148, up, {}],
  [562, 162, down, { woman: true, hat: 'braid' }],
  [646, 152, right, { hat: 'turban' }],
  [738, 156, down, { woman: true, hat: 'none' }],
  [818, 130, down, {}],
  [886, 84, down, { woman: true, hat: 'plait' }],
  [1034, 124, down, { hat: 'topi' }],
  [1148, 132, down, { woman: true, hat: 'knot' }],
];

/** Takes a place on a flank, a height and the hill and gives where somebody stands and where the two feet are on the edge: the knee of the upper leg is bent toward the top. */
function footing(x: number, h: number, hill: Hill): { at: Point; legs: Pose['legs'] } {
  const at = (dx: number): Point => move(top(hill, x + dx * h), 0, -4);
  const [back, front] = [at(-0.045), at(0.045)];
  const rises = back[1] > front[1];
  return {
    at: [x, Math.max(back[1], front[1])],
    legs: [
      { to: back, other: !rises },
      { to: front, other: !rises },
    ],
  };
}

/** Takes the crowd on the flanks and their hill and gives its drawing: each foot stands on the slope, and points down it. */
export const onFlanks = (all: readonly Seen[], hill: Hill): string =>
  all
    .map(([x, h, arms, more]) => {
      const { at, legs: feet } = footing(x, h, hill);
      return behind(at, h, { halo: false, ...more }, { arms, legs: feet });
    })
    .join('');

/** Takes a row of the crowd and the hill it stands on and gives its drawing, seen from behind. */
export const row = (all: readonly Seen[], hill: Hill): string =>
  all.map(([x, h, arms, more]) => behind(top(hill, x), h, { halo: false, ...more }, { arms, legs })).join('');
