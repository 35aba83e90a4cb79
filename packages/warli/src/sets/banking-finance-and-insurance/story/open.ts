import type { Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { box, cover, ink, line, path } from '../../../svg';
import { boss, floor, key } from './branch';
import { staff } from './circle';
import { roof, sun } from './front';
import { first } from './queue';

/** Takes a place, a height and who it is and gives one who lifts the shutter with both hands. */
const lifter = (x: number, h: number, more: Partial<Person> = {}): Person => ({
  at: [x, floor],
  h,
  halo: true,
  pose: {
    ...poses.stand,
    arms: [{ to: [x - h * 0.16, 262] }, { to: [x + h * 0.16, 262] }],
    legs: limbs(-10, -6, 10, 5),
  },
  ...more,
});

/** Ten: they hold the shutter up with six hands, and the first of the queue walks in. */
export const open = (): string =>
  [
    far(
      sun([2160, 128], 76, 176, 10, 0) +
        roof([1944, 176], 432) +
        line(path(1952, 210, 1952, floor) + path(2368, 210, 2368, floor)),
    ),
    person(lifter(2012, 290, staff[0])),
    boss(lifter(2124, 298)),
    person(lifter(2306, 286, staff[1])),
    far(cover(box([1962, 222], 396, 20)) + ink(box([1962, 240], 396, 16))),
    key([2220, 268]),
    first(2216, 212),
  ].join('');
