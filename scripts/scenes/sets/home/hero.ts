import { behind } from '../../figure/behind';
import type { Person } from '../../figure/bones';
import { limbs } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { greatSun } from '../../ground/great-sun';
import { mound } from '../../ground/land';
import { beads, palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { clayPot } from '../../props/pottery';
import { cotton, line, marigold, path, type Point, tinted } from '../../svg';

/** A listener: where from left to right, and what is special. */
type Seen = readonly [number, Partial<Person>];

const far: readonly Seen[] = [
  [316, {}],
  [420, { woman: true, hat: 'knot' }],
  [752, { woman: true, hat: 'knot' }],
  [942, { hat: 'topi' }],
];

const middle: readonly Seen[] = [
  [212, { hat: 'turban' }],
  [428, { woman: true, hat: 'braid' }],
  [644, {}],
  [860, {}],
];

const near: readonly Seen[] = [
  [536, { hat: 'turban' }],
  [752, { woman: true, hat: 'braid' }],
  [968, {}],
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

/** The scene `hero`: flat at the left and above, where it goes over into the page; in the lower right corner nobody stands below the round buttons. */
export const hero: Scene = (r) =>
  [
    palm([1034, 752], 330, r),
    greatSun([580, 392], 282),
    mound([112, 850], 936, 205, true),
    mound([880, 856], 560, 120, true),
    speaker(
      [580, 644],
      454,
      { lean: -3, arms: limbs(-46, -100, 130, 156), legs: limbs(-16, -9, 20, 7), nod: -4 },
      { left: true, stroke: 13 },
    ),
    row(far, 818, 196),
    row(middle, 1046, 286),
    carrier([104, 1166], 346),
    tinted(behind([320, 1166], 346, { woman: true, hat: 'knot' }), marigold),
    row(near, 1166, 346),
    line(path(24, 1173, 1200, 1173), 6) + beads([24, 1190], [1198, 1190], 50, 6),
  ].join('');
