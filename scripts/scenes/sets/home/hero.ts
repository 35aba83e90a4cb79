import { behind, onShoulders } from '../../figure/behind';
import type { Person } from '../../figure/bones';
import { limbs } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { greatSun } from '../../ground/great-sun';
import { mound } from '../../ground/land';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { clayPot } from '../../props/pottery';
import { cotton, marigold, type Point, tinted } from '../../svg';

/** A listener: where from left to right, and what is special. */
type Seen = readonly [number, Partial<Person>];

const far: readonly Seen[] = [
  [330, {}],
  [454, { woman: true, hat: 'knot' }],
  [838, { woman: true, hat: 'knot' }],
  [944, { hat: 'topi' }],
];

const middle: readonly Seen[] = [
  [248, { hat: 'turban' }],
  [488, { woman: true, hat: 'braid' }],
  [728, {}],
  [968, {}],
];

const near: readonly Seen[] = [
  [608, { hat: 'turban' }],
  [848, { woman: true, hat: 'braid' }],
  [1088, {}],
];

const row = (all: readonly Seen[], floor: number, h: number): string =>
  all.map(([x, more]) => behind([x, floor], h, more)).join('');

/** A woman with a pot on her head, one hand to it. */
const carrier = ([x, y]: Point, h: number): string =>
  behind(
    [x, y],
    h,
    { woman: true, hat: 'none' },
    { arms: [limbs(-16, 6, 0, 0)[0], { to: [x + h * 0.14, y - h * 1.06] }] },
  ) + clayPot([x, y - h * 0.935], h * 0.24, 0, cotton);

/** The scene `hero`: flat at the left and above, where it goes over into the page. */
export const hero: Scene = (r) =>
  [
    palm([1056, 610], 340, r),
    greatSun([660, 322], 232),
    mound([930, 690], 560, 112, true),
    mound([276, 690], 768, 168, true),
    speaker(
      [660, 524],
      372,
      { lean: -3, arms: limbs(-46, -100, 130, 156), legs: limbs(-16, -9, 20, 7), nod: -4 },
      { left: true, stroke: 11 },
    ),
    row(far, 706, 186),
    row(middle, 862, 256),
    onShoulders([968, 862], 256),
    carrier([128, 968], 314),
    tinted(behind([368, 968], 314, { woman: true, hat: 'knot' }), marigold),
    row(near, 968, 314),
  ].join('');
