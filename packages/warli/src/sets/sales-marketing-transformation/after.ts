import { type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { armed, limbs, poses } from '../../figure/pose';
import { earthToEdge } from '../../frame';
import type { Scene } from '../../page';
import { bars } from '../../props/room';
import { bell } from '../../props/school';
import { dashes, each, line, path } from '../../svg';

/** How wide a bow of the garland is: four hang before the bell and three behind it. */
const wide = 154;

/** Both posts and the place of the bell between them. */
const [left, hung, right] = [84, 84 + 4 * wide, 84 + 7 * wide];

/** She rings, and two throw up their arms. */
const all: readonly Person[] = [
  {
    at: [518, 838],
    h: 590,
    stroke: 13,
    halo: true,
    woman: true,
    pose: {
      ...armed({ ...poses.stand, lean: 4 }, [-40, 30], { to: [hung - 7, 454] }),
      legs: limbs(-5, -3, 8, 3),
    },
  },
  {
    at: [248, 838],
    h: 510,
    stroke: 12,
    halo: true,
    hat: 'tie',
    pose: { ...poses.cheer, arms: limbs(-148, -170, 148, 170), legs: limbs(-8, -4, 8, 4) },
  },
  {
    at: [846, 838],
    h: 522,
    stroke: 12,
    halo: true,
    hat: 'turban',
    pose: { ...poses.cheer, arms: limbs(-40, 36, 128, 166), legs: limbs(-8, -4, 8, 4) },
  },
];

/** The beam of the bell on its two posts, with a garland of seven bows. */
const beam = (): string =>
  line(path(left, 844, left, 72) + path(right, 72, right, 844), 10) +
  line(path(left - 26, 42, right + 26, 42) + path(left - 26, 72, right + 26, 72), 6) +
  dashes(path(left, 57, right, 57), 9, [0, 22]) +
  dashes(`M${left} 84${each(7, () => `q${wide / 2} 80 ${wide} 0`)}`, 11, [0, 18]);

/** The scene `after`: the order has come, and the bell is rung for it. */
export const after: Scene = () =>
  [
    beam(),
    bell([hung, 75], 212),
    line(path(hung, 300, hung, 494), 5),
    dressed(all),
    bars([964, 838], 180, 454, 5),
    earthToEdge(844),
  ].join('');
