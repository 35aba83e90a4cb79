import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { armsOver } from '../../../figure/seat';
import { boss, clock, floor, key, shutter } from './branch';
import { staff } from './circle';
import { first } from './queue';

/** Takes a place and a number and gives one who lifts the shutter. */
const lifter = (x: number, i: number): Person => ({
  at: [x, floor],
  h: staff[i]?.woman ? 332 : 320,
  ...staff[i],
  pose: {
    ...poses.stand,
    nod: x > 2160 ? -6 : 6,
    arms: [{ to: [x - 34, 236] }, { to: [x + 34, 236] }],
    legs: limbs(-10, -6, 10, 5),
  },
});

/** The manager, who greets. */
const greeter: Person = {
  at: [2216, floor],
  h: 350,
  left: true,
  halo: true,
  pose: {
    ...poses.stand,
    lean: 8,
    nod: 10,
    arms: [{ to: [2146, 346] }, [-20, 140]],
    legs: limbs(-10, -6, 10, 5),
  },
};

/** Ten: the shutter flies up, and the first of the queue walks in. */
export const open = (): string =>
  [
    shutter([1940, 72], 440, 232, 214),
    people([lifter(1968, 0), lifter(2046, 1), lifter(2286, 2), lifter(2360, 3)]),
    first(2068, 262),
    boss(greeter),
    armsOver(greeter),
    key([2098, 252]),
    clock([2160, 48], 36, 10, 0),
  ].join('');
