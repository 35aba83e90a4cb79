import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { armed, limbs, type Pose, poses } from '../../../figure/pose';
import { palm } from '../../../ground/plant';
import type { Random } from '../../../random';
import { at } from '../../industry-panoramas/floor';
import { rightTop } from './cliffs';
import { grip } from './crossing';

/** Takes a place, a pose and who it is and gives one on the right cliff. */
const above = (x: number, pose: Pose, more: Partial<Person> = {}): Person => ({
  at: [x, rightTop - 6],
  h: 188,
  halo: true,
  stroke: 6,
  left: true,
  pose,
  ...more,
});

/** The legs of those who pull, the front heel down. */
const legs = limbs(16, 28, 28, 22);

/** Those who are over already: two pull the first one up, two cheer. */
const team: readonly Person[] = [
  above(2018, { ...armed(poses.pull, at(1970, 214), at(1966, 222)), lean: -14, legs }, { hat: 'turban' }),
  above(1944, { ...armed(poses.pull, grip, grip), lean: -10, legs }),
  above(2116, poses.cheer, { woman: true }),
  above(2214, armed(poses.stand, [-24, 4], [140, 158])),
];

/** The right cliff: a palm, and those who are over. */
export const arrival = (r: Random): string => palm([2322, rightTop], 172, r) + people(team);
