import { cloth } from '../../../figure/cloth';
import { people, person } from '../../../figure/figure';
import { armed, limbs, poses } from '../../../figure/pose';
import { can } from '../../../props/dairy';
import { clayPot } from '../../../props/pottery';
import { box, cotton, cover, ground, line, marigold, path } from '../../../svg';
import { plain } from '../../industry-friezes/things';
import { distant, upright } from '../../speaker/distant';
import { holding } from '../../speaker/limbs';
import { standing } from '../../speaker/whole';
import { at, floor, stander } from '../floor';

/** She who brings milk, the can on her head. */
const carrier = stander(
  703,
  194,
  { ...armed(poses.stand, at(683, 416), [14, -6]), legs: limbs(-5, -3, 5, 3) },
  { woman: true, hat: 'none' },
);

/** The farmer with his staff. */
const farmer = stander(844, 206, armed(poses.stand, [-20, 8], at(894, 506)), { hat: 'turban' });

/** The pensioner, bent over his stick, who holds out his passbook. */
const pensioner = stander(
  996,
  206,
  { lean: 16, nod: -4, arms: [at(1040, 532), at(1083, 478)], legs: limbs(-8, -4, 8, 4) },
  { hat: 'topi' },
);

/** A mother, her hand on the shoulder of the girl. */
const mother = stander(1420, 206, armed(poses.stand, [-18, 10], at(1362, 530)), { woman: true, left: true });

/** The girl, who has brought her savings in a pot. */
const girl = stander(1340, 128, armed(poses.stand, at(1304, 560), at(1300, 564)), {
  woman: true,
  hat: 'plait',
  left: true,
  stroke: 5,
});

/** The guard with his stick. */
const guard = stander(1558, 206, armed(poses.stand, [-24, 20], at(1507, 508)), { left: true, hat: 'cap' });

/** Those who have come to the counter, and the guard. */
const all = [farmer, pensioner, mother, guard];

/** The farmer's staff, the guard's, and the pensioner's stick with its crook. */
const sticks = (): string => {
  const d =
    path(894, floor - 4, 894, 416) +
    path(1507, floor - 4, 1507, 416) +
    `M1040 ${floor - 4}V522q0 -14 -15 -14`;
  return line(d, 15, ground) + line(d, 6);
};

/** The passbook. */
const passbook = (): string =>
  cover(box([1088, 438], 40, 58), 5, ground, marigold) +
  line(path(1099, 456, 1117, 456) + path(1099, 468, 1111, 468), 3.5, ground);

/** All who have come turn to the speaker, who listens: he and the pensioner hold the passbook. */
export const customers = (): string =>
  people([carrier, ...all]) +
  all.map(cloth).join('') +
  person(girl) +
  plain(can([703, 430], 60)) +
  sticks() +
  clayPot([1292, 576], 42, 0, cotton) +
  standing(
    distant(upright(), holding(526, 306, 478, 372, 432, 340) + holding(626, 312, 676, 366, 724, 406)),
    [1200, floor - 3],
    0.45,
  ) +
  passbook();
