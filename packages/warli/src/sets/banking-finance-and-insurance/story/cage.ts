import { person } from '../../../figure/figure';
import { limbs } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { box, cotton, cover, each, ground, ink, line, path, type Point, shape } from '../../../svg';
import { boss, clock, floor, key, shutter } from './branch';

/** Notes in a band, as many on each other: takes the left foot. */
const wads = ([x, y]: Point, n: number): string =>
  ink(each(n, (i) => box([x, y - 22 - i * 25], 40, 19))) +
  line(path(x + 20, y - 2, x + 20, y - n * 25), 9, ground);

/** The counter of the cage, its posts and its awning, the clock above. */
const booth = (): string =>
  cover(box([284, 446], 178, floor - 446)) +
  wads([290, 444], 2) +
  wads([416, 444], 3) +
  ink(box([270, 442], 206, 14)) +
  line(each(4, (i) => `M${306 + i * 44} 478l22 50l-22 50l-22 -50Z`)) +
  line(path(284, 440, 284, 176) + path(462, 440, 462, 176)) +
  cover('M278 176V120H468V176Q373 216 278 176Z') +
  line(each(6, (i) => path(304 + i * 28, 130, 304 + i * 28, 178))) +
  clock([373, 66], 38, 9, 45);

/** A quarter to ten: the manager comes in below the shutter, and the cashier counts notes in her cage. */
export const cage = (): string =>
  [
    far(shutter([40, 84], 182, 254, 206)),
    boss({
      at: [94, floor],
      h: 372,
      pose: {
        lean: 40,
        nod: -20,
        arms: limbs(-24, -4, -8, 12),
        legs: [{ to: [34, floor] }, { to: [154, floor] }],
      },
    }),
    key([212, 508]),
    person({
      at: [372, floor - 14],
      h: 378,
      woman: true,
      left: true,
      pose: { lean: 0, nod: 14, arms: [{ to: [336, 414] }, { to: [392, 414] }], legs: limbs(-6, 0, 6, 0) },
    }),
    cover(shape(344, 354, 386, 360, 378, 414, 336, 408), 6, ground, cotton),
    line(path(341, 382, 381, 388), 8, ground),
    far(booth()),
  ].join('');
