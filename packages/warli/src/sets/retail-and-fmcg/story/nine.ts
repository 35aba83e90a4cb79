import type { Person } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { bag } from '../../../figure/hold';
import { poses } from '../../../figure/pose';
import { armsOver } from '../../../figure/seat';
import { box, cotton, cover, each, ground, line, path, white } from '../../../svg';
import { floor, girl } from './girl';
import { folded } from './shirt';

/** The rail on which nine shirts hung, and their hangers. */
const rail =
  line(path(1490, 90, 1880, 90) + path(1510, 0, 1510, 90) + path(1860, 0, 1860, 90), 9) +
  line(
    each(9, (i) => `M${1525 + i * 40} 90v28l-19 30h38l-19 -30`),
    4,
  );

/** She, with both arms about a pile. */
const she: Person = {
  at: [1560, floor],
  h: 390,
  pose: { ...poses.stand, lean: -6, nod: -8, arms: [{ to: [1640, 444] }, { to: [1672, 424] }] },
};

/** Six o'clock: the customer goes, and she holds the nine shirts that he has seen. */
export const nine = (): string =>
  [
    rail,
    girl(she),
    each(8, (i) =>
      cover(box([1612 + ((i * 5) % 3) * 4, 436 - i * 17], 106, 17), 4, ground, i % 2 ? cotton : white),
    ),
    folded([1606, 290], 118, 28),
    armsOver({ woman: true, stroke: 9, ...she }, [1]),
    figure(
      [1800, floor],
      372,
      {
        ...poses.walk,
        arms: [
          [-120, -170],
          [8, 20],
        ],
        legs: [{ to: [1738, floor] }, { to: [1858, floor] }],
      },
      { halo: false, hat: 'topi', holds: [null, bag] },
    ),
  ].join('');
