import { people } from '../../../figure/figure';
import { armed, poses } from '../../../figure/pose';
import { palm } from '../../../ground/plant';
import type { Random } from '../../../random';
import { rupee } from '../../../props/bank';
import { bicycle } from '../../../props/bike';
import { cow } from '../../../props/cow';
import { can } from '../../../props/dairy';
import { box, cotton, cover, ground, line, path } from '../../../svg';
import { plain } from '../../industry-friezes/things';
import { at, floor, stander } from '../floor';
import { mirrored } from './mirrored';
import { peepal } from './peepal';

/** She who feeds the cow. */
const herder = stander(380, 194, armed(poses.stand, [-30, 30], at(352, 524)), { woman: true, left: true });

/** The man of the bank on his bicycle. */
const rider = stander(
  597,
  194,
  { lean: 10, arms: [at(556, 516), at(560, 520)], legs: [at(586, 606), at(574, 586)] },
  { at: [599, 522], hung: true, left: true, hat: 'tie' },
);

/** The fodder in the hand. */
const fodder = (): string =>
  line(path(351, 530, 332, 516) + path(351, 530, 330, 528) + path(351, 530, 334, 540), 3.5);

/** The bag of the bank on the carrier. */
const bag = (): string => cover(box([619, 502], 40, 46), 4, ground, cotton) + rupee([639, 527], 24, ground);

/** The village: a cow below the peepal, a can for its milk, and the bank that comes by bicycle. */
export const village = (r: Random): string =>
  peepal([84, floor]) +
  palm([468, floor], 450, r) +
  mirrored(plain(cow([0, floor - 3], 114)), 98) +
  mirrored(bicycle([0, floor], 172), 328) +
  people([herder, rider]) +
  fodder() +
  plain(can([428, floor - 2], 54)) +
  bag();
