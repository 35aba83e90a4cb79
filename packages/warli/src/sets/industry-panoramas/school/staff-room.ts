import { bones, type Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { limbs, type Pose, poses } from '../../../figure/pose';
import { copies } from '../../../props/school';
import { box, cotton, cover, each, ground, hide, line, path, type Point, shape } from '../../../svg';
import { at } from '../floor';
import { left, right, upper } from './walls';

/** The top of the railing. */
const rail = 350;

/** Takes a place, the arms and who it is and gives one behind the railing. */
const one = (x: number, arms: Pose['arms'], more: Partial<Person>): Person => ({
  at: [x, rail + 2],
  h: 178,
  hung: true,
  halo: true,
  stroke: 6,
  pose: { ...poses.chair, arms, legs: limbs(-4, -176, 4, 176) },
  ...more,
});

/** Two teachers at tea, and a third between the piles. */
const staff: readonly Person[] = [
  one(1818, [at(1836, 340), at(1868, 300)], { woman: true }),
  { ...one(1954, limbs(-10, 10, 10, -10), { hat: 'topi' }), at: [1954, rail + 5] },
  one(2090, [at(2070, 340), at(2040, 300)], { left: true, hat: 'tie' }),
];

/** A glass of tea in the hand. */
const glass = ([x, y]: Point): string =>
  cover(shape(x - 9, y - 20, x + 9, y - 20, x + 7, y + 6, x - 7, y + 6), 3.5, ground, cotton);

/** The staff room behind its railing: tea, and piles of exercise books. */
export const staffRoom = (): string =>
  people(staff) +
  copies([1890, rail], 40, 5) +
  copies([1982, rail], 40, 6) +
  [staff[0], staff[2]].map((p) => (p ? glass(bones(p).hands[1]) : '')).join('') +
  hide(box([left + 6, rail], right - left - 12, upper - rail)) +
  line(path(left, rail, right, rail), 6) +
  line(
    each(23, (i) => path(left + 16 + i * 15.8, rail, left + 16 + i * 15.8, upper)),
    3.5,
  );
