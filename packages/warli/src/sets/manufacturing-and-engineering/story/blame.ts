import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { box, cover, dots, each, line, path, points, times } from '../../../svg';
import { far } from '../../../ground/story';
import { at, stand } from '../../../figure/on-floor';
import { helmeted, operator, ring } from './ring';

/** Those on the gangway, each with a telephone at the ear. */
const callers = times(5).map((i): Person => ({
  at: [1512 + i * 84, 240],
  h: 150,
  woman: i % 3 === 1,
  stroke: 6,
  pose: { ...poses.stand, arms: limbs(-18, -4, 30, 172) },
}));

/** The gangway over the machine, on which a ring of people telephones. */
const gangway = (): string =>
  people(callers) +
  line(path(1452, 246, 1908, 246), 6) +
  line(each(12, (i) => path(1464 + i * 36, 250, 1482 + i * 36, 266, 1500 + i * 36, 250)));

/** The gear box, open at the ring. */
const gearBox = (): string =>
  cover(box([1622, 470], 116, 134)) +
  cover(box([1640, 446], 80, 24)) +
  line(dots(points(1638, 486, 1722, 486, 1638, 586, 1722, 586)), 9);

/** They stand close. */
const legs = limbs(-6, -3, 6, 3);

/** A quarter past three: four stand about the gear box and point at each other. */
export const blame = (): string =>
  far(gangway() + gearBox()) +
  ring([1680, 536], 32) +
  operator(0, 1496, 290, { ...poses.stand, arms: [at(1478, 472), [6, -2]], legs }) +
  helmeted(1594, 290, { ...poses.stand, lean: 3, arms: [[-5, 2], at(1668, 404)], legs }) +
  stand(
    1768,
    294,
    { ...poses.stand, lean: 3, arms: [[-5, 2], at(1692, 376)], legs },
    { left: true, hat: 'tie' },
  ) +
  helmeted(
    1864,
    290,
    {
      ...poses.stand,
      arms: [
        [-5, 2],
        [5, -2],
      ],
      legs,
    },
    { left: true },
  );
