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

/** She who brings milk: a can on her head, another on the ground. */
const carrier = stander(506, 194, armed(poses.stand, at(494, 424), [52, -40]), { woman: true, hat: 'none' });

/** The man of the bank on his bicycle. */
const rider = stander(
  653,
  194,
  { lean: 10, arms: [at(612, 516), at(616, 520)], legs: [at(642, 606), at(630, 586)] },
  { at: [655, 522], hung: true, left: true, hat: 'tie' },
);

/** The fodder in the hand. */
const fodder = (): string =>
  line(path(351, 530, 332, 516) + path(351, 530, 330, 528) + path(351, 530, 334, 540), 3.5);

/** The bag of the bank on the carrier. */
const bag = (): string => cover(box([675, 502], 40, 46), 4, ground, cotton) + rupee([695, 527], 24, ground);

/** The village: a cow below the peepal, milk on its way, and the bank that comes by bicycle. */
export const village = (r: Random): string =>
  peepal([84, floor]) +
  palm([468, floor], 450, r) +
  mirrored(plain(cow([0, floor - 3], 114)), 98) +
  mirrored(bicycle([0, floor], 172), 356) +
  people([herder, carrier, rider]) +
  fodder() +
  plain(can([506, 430], 60) + can([428, floor - 2], 54)) +
  bag();
