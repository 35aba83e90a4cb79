import type { Person } from '../../../figure/bones';
import { people, person } from '../../../figure/figure';
import { armed, limbs, poses } from '../../../figure/pose';
import { sun } from '../../../ground/land';
import { flock } from '../../../props/animal';
import { fan } from '../../../props/bank';
import { drip } from '../../../props/ward';
import { larger, line, path, type Point } from '../../../svg';
import { bedFromFoot } from '../../hospitals-and-healthcare/story/bed';
import { distant, upright } from '../../speaker/distant';
import { openArm } from '../../speaker/open-arm';
import { holding } from '../../speaker/limbs';
import { standing } from '../../speaker/whole';
import { at, floor, stand, stander } from '../floor';
import { arcade } from './arcade';
import { cosy, mattress, sickbed } from './bed';
import { lamp, tray } from './carried';

/** Where the hand of the patient lies in the doctor's, and where the mother's and the child's meet. */
const [clasp, held]: [Point, Point] = [
  [1204, 486],
  [1385, 550],
];

/** Who sits up in bed. */
const patient: Person = {
  at: [1140, mattress - 4],
  h: 208,
  hung: true,
  stroke: 6,
  pose: { lean: -14, nod: 10, arms: [at(1150, 524), at(...clasp)], legs: limbs(88, 88, 92, 88) },
};

/** He bends over the bed to the patient's hand. */
const doctor = stander(
  1304,
  226,
  { lean: 24, nod: 8, arms: [at(1216, 476), at(1216, 497)], legs: limbs(6, 4, 18, 12) },
  { left: true, hat: 'doctor', halo: false },
);

/** The bed in the middle of the ward, and those about it: the speaker at its head, a child at its foot. */
const bedside = (): string =>
  person(doctor) +
  sickbed(1088, 236) +
  person(patient) +
  cosy([1130, mattress + 6], 188, 50, 2) +
  stand(1354, 112, armed(poses.stand, at(...held), at(1332, 546)), { left: true, stroke: 5, halo: false }) +
  standing(
    distant(upright(), openArm(1, 526, 306, 480, 362, 462, 292) + holding(626, 312, 648, 380, 650, 440)),
    [1012, floor - 3],
    -0.5,
  );

/** Both nurses, and the child's mother. */
const women: readonly Person[] = [
  stander(856, 198, armed({ ...poses.walk, legs: limbs(-8, -14, 16, 4) }, at(890, 508), at(898, 506)), {
    woman: true,
    hat: 'nurse',
    halo: false,
  }),
  stander(1546, 198, armed(poses.stand, at(1526, 512), at(1512, 512)), {
    woman: true,
    hat: 'nurse',
    left: true,
  }),
  stander(1410, 198, armed(poses.stand, [-10, 2], at(...held)), { woman: true, hat: 'plait', left: true }),
];

/** Takes the middle of its foot and gives somebody in bed, seen from the foot. */
const abed = (x: number): string =>
  bedFromFoot([x, floor - 3], 76, 150, 164, limbs(-30, 10, 30, -10), { halo: false });

/** Under the side arches: a fan, somebody in bed, and a nurse who comes, with a lamp or with a tray. */
const sides = (): string =>
  [828, 1572].map((x) => larger(fan([x, 250], 44, 66), 0.8, [x, 250])).join('') +
  drip([1612, floor - 40], 216, [1616, 540]) +
  line(path(1636, floor - 256, 1636, floor - 246), 4) +
  abed(772) +
  abed(1626) +
  people(women) +
  lamp([903, 499]) +
  tray([1516, 508]);

/** The ward, the sun behind its middle arch. */
export const ward = (): string =>
  sun([1200, 300], 42) + flock([1318, 330], 3, 22) + arcade() + bedside() + sides();
