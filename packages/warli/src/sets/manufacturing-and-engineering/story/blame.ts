import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { box, cover, dots, each, line, path, points, times } from '../../../svg';
import { floor } from '../../../ground/story';
import { at, stand } from '../../../figure/on-floor';
import { helmeted, operator, ring } from './ring';

/** Those on the gangway, each with a telephone at the ear. */
const callers = times(5).map((i): Person => ({
  at: [1506 + i * 86, 240],
  h: 150,
  left: i > 2,
  woman: i % 3 === 1,
  stroke: 6,
  pose: { ...poses.stand, arms: limbs(-18, -4, 30, 172) },
}));

/** The gangway over the machine, on which a ring of people telephones. */
const gangway = (): string =>
  people(callers) +
  line(path(1442, 246, 1932, 246), 8) +
  line(path(1448, 246, 1448, floor) + path(1926, 246, 1926, floor), 7) +
  line(
    each(13, (i) => path(1456 + i * 36, 250, 1474 + i * 36, 266, 1492 + i * 36, 250)),
    4,
  );

/** The gear box, open at the ring. */
const gearBox = (): string =>
  cover(box([1622, 470], 116, 134), 7) +
  cover(box([1640, 446], 80, 24), 6) +
  line(path(1606, floor - 6, 1754, floor - 6), 12) +
  line(dots(points(1638, 486, 1722, 486, 1638, 586, 1722, 586)), 9);

/** A quarter past three: four stand about the gear box and point at each other. */
export const blame = (): string =>
  gangway() +
  gearBox() +
  ring([1680, 536], 32) +
  operator(0, 1500, 300, {
    ...poses.stand,
    arms: [
      [-14, 4],
      [10, 152],
    ],
  }) +
  helmeted(1592, 300, { ...poses.stand, lean: 4, arms: [[-10, 4], at(1734, 352)] }) +
  stand(1784, 304, { ...poses.stand, lean: 4, arms: [[-10, 4], at(1636, 404)] }, { left: true, hat: 'tie' }) +
  helmeted(1878, 300, { ...poses.stand, arms: [[-10, 4], at(1816, 340)] }, { left: true });
