import type { Person } from '../../../figure/bones';
import { people, person } from '../../../figure/figure';
import { armed, type Pose, poses } from '../../../figure/pose';
import { armsOver } from '../../../figure/seat';
import { bundle } from '../../../props/records';
import { pupil } from '../../../props/school';
import {
  box,
  cotton,
  cover,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  shape,
  turned,
} from '../../../svg';
import { widow } from '../../government-and-public-sector/story/people';
import { distant, upright } from '../../speaker/distant';
import { holding } from '../../speaker/limbs';
import { standing } from '../../speaker/whole';
import { at, soles, stander } from '../floor';
import { deck } from './office';

/** Takes the middle, a width and a turn and gives a tied file. */
const file = ([x, y]: Point, w: number, turn: number): string =>
  turned(
    cover(box([x - w / 2, y - w * 0.32], w, w * 0.64), 4, ground, cotton) +
      line(
        path(x - w / 2 + 3, y, x + w / 2 - 3, y) + path(x - 4, y - w * 0.3, x - 4, y + w * 0.3),
        3.5,
        ground,
      ),
    turn,
    [x, y],
  );

/** Takes the left foot and a count and gives files in a pile. */
const pile = ([x, y]: Point, count: number): string =>
  each(count, (i) => bundle([x + ((i * 5) % 3) * 3, y - i * 18], 44, 18, i % 2 ? ground : cotton));

/** Takes the feet, a height, both arms and who it is and gives one who looks on. */
const one = (foot: Point, h: number, arms: Pose['arms'], more: Partial<Person>): Person => ({
  ...stander(foot[0], h, { ...poses.listen, arms }, more),
  at: foot,
});

/** He who carries a pile of files, and he who listens, on the verandah. */
const above: readonly Person[] = [
  one([857, deck - 6], 188, [at(876, 486), at(892, 486)], { hat: 'topi' }),
  one([1009, deck - 6], 188, [at(1006, 466), at(1020, 462)], { hat: 'tie' }),
];

/** She who stands on the steps with a file. */
const lady = one([1094, 602], 196, [at(1084, 512), at(1114, 518)], { woman: true });

/** He who hands the paper over. */
const clerk: Person = {
  ...stander(1338, 198, armed({ ...poses.stand, lean: 8, nod: 6 }, at(1394, 514), at(1396, 502)), {
    hat: 'topi',
  }),
  at: [1338, 602],
};

/** The old woman, both hands at the paper. */
const her: Person = stander(
  1470,
  184,
  armed({ ...poses.stand, lean: 8, nod: 2 }, at(1424, 508), at(1426, 518)),
  { woman: true, left: true, stroke: 6 },
);

/** The paper in their hands. */
const paper = (): string =>
  cover(shape(1392, 484, 1428, 489, 1423, 526, 1387, 521), 4, ground, marigold) +
  line(path(1399, 498, 1418, 501) + path(1398, 508, 1416, 511), 3, ground);

/** Her grandson, who holds on to her. */
const grandson = (): string =>
  pupil([1540, soles], 124, armed(poses.stand, [-26, 8], at(1498, 556)), { left: true, stroke: 5 });

/** The speaker among officers and clerks, and the paper that changes hands. */
export const staff = (): string =>
  people([...above, lady]) +
  pile([872, 482], 5) +
  file([1102, 502], 46, -8) +
  armsOver(lady, [1]) +
  standing(
    distant(upright(), holding(526, 306, 478, 372, 412, 396) + holding(626, 312, 692, 358, 634, 412)),
    [1194, 585],
    -0.46,
  ) +
  person(clerk) +
  grandson() +
  widow(her) +
  armsOver(her) +
  paper();
