import type { Person } from '../../figure/bones';
import { people } from '../../figure/figure';
import { armed, type Limb, poses } from '../../figure/pose';
import { broom } from '../../props/shop';
import { box, cover, dots, line, path, type Point, times } from '../../svg';
import { distant, upright } from '../speaker/distant';
import { holding } from '../speaker/limbs';
import { standing } from '../speaker/whole';
import { at, soles } from './floor';
import { awning, parapet, wall } from './house';
import { jars } from './wares';

/** The front of the great shop: goods at both sides, its shutter half up, and two steps before it. */
const front = (): string =>
  wall([880, 168], 640) +
  parapet([880, 168], 640) +
  line(dots(times(21).map((i): Point => [900 + i * 30, 193])), 9) +
  cover(box([1064, 262], 272, 44), 6) +
  line(path(1064, 292, 1336, 292), 3.5) +
  jars([908, 396], 124) +
  jars([1368, 396], 124) +
  awning([876, 218], 648, 54) +
  cover(box([970, 606], 460, 22) + box([1042, 584], 316, 22), 6);

/** Takes the feet, who it is and the far arm and gives one of the staff, hands clasped, who looks to the middle. */
const staff = (foot: Point, more: Partial<Person> = {}, far?: Limb): Person => {
  const clasp = at(foot[0] + (foot[0] > 1200 ? -10 : 10), foot[1] - 96);
  const pose = armed(poses.listen, far ?? clasp, clasp);
  return { at: foot, h: 192, pose, halo: true, left: foot[0] > 1200, stroke: 6, ...more };
};

/** The staff in a half ring, those at the ends in front. */
const ring: readonly Person[] = [
  staff([1080, 578], { woman: true }),
  staff([1320, 578]),
  staff([956, soles], { woman: true, hat: 'plait' }, at(926, 520)),
  staff([1444, soles], { hat: 'topi' }),
];

/** The broom of her who has swept the steps. */
const swept = (): string => broom([926, 520], { at: [956, soles], h: 192, pose: poses.stand });

/** The great shop before it opens: the speaker on the upper step, the staff around him. */
export const opening = (): string =>
  front() +
  people(ring) +
  swept() +
  standing(
    distant(upright(), holding(526, 306, 466, 376, 436, 290) + holding(626, 312, 686, 376, 716, 290)),
    [1194, 581],
    -0.46,
  );
