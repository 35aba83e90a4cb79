import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import type { Point } from '../../../svg';
import { boss, clock, floor, key, shutter } from './branch';

/** Who else is of the staff. */
export const staff: readonly Partial<Person>[] = [
  { woman: true },
  { hat: 'topi' },
  { woman: true, hat: 'plait' },
  {},
];

/** Takes a place, a height, both hands and who it is, and gives one of the ring. */
const one = (x: number, h: number, a: Point, b: Point | null, more: Partial<Person>): Person => ({
  at: [x, floor],
  h,
  halo: true,
  pose: {
    ...poses.stand,
    lean: 6,
    nod: 2,
    arms: [{ to: a }, b ? { to: b } : [10, 4]],
    legs: limbs(-10, -6, 10, 5),
  },
  ...more,
});

/** Five to ten: all of the branch before the shutter, hands on each other. */
export const circle = (): string =>
  [
    shutter([1484, 70], 392, floor, 340),
    people([
      one(1510, 350, [1568, 352], null, { ...staff[0] }),
      one(1860, 366, [1808, 344], null, { ...staff[3], left: true }),
    ]),
    people([
      one(1596, 368, [1662, 412], [1668, 398], { ...staff[1] }),
      one(1780, 352, [1702, 412], [1694, 398], { ...staff[2], left: true }),
    ]),
    boss({
      at: [1680, floor],
      h: 388,
      halo: true,
      pose: { ...poses.stand, arms: limbs(10, 36, 168, 172) },
    }),
    key([1764, 140], 180),
    clock([1584, 174], 38, 9, 55),
  ].join('');
