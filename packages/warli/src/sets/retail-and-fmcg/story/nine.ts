import type { Person } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { bag } from '../../../figure/hold';
import { poses } from '../../../figure/pose';
import { armsOver } from '../../../figure/seat';
import { box, cotton, cover, each, ground, line, path, white } from '../../../svg';
import { far } from '../../../ground/story';
import { floor, girl } from './girl';
import { folded } from './shirt';

/** The rail on which nine shirts hung, and their hangers. */
const rail =
  line(path(1490, 90, 1880, 90) + path(1510, 0, 1510, 90) + path(1860, 0, 1860, 90), 6) +
  line(
    each(9, (i) => `M${1525 + i * 40} 90v28l-19 30h38l-19 -30`),
    4,
  );

/** She, with both arms about a pile. */
const she: Person = {
  at: [1540, floor],
  h: 390,
  pose: { ...poses.stand, lean: -6, nod: -8, arms: [{ to: [1620, 444] }, { to: [1652, 424] }] },
};

/** Six o'clock: the customer goes, and she holds the nine shirts that he has seen. */
export const nine = (): string =>
  [
    far(rail),
    girl(she),
    each(8, (i) =>
      cover(box([1592 + ((i * 5) % 3) * 4, 436 - i * 17], 106, 17), 4, ground, i % 2 ? cotton : white),
    ),
    folded([1586, 290], 118, 28),
    armsOver({ woman: true, stroke: 9, ...she }, [1]),
    figure(
      [1806, floor],
      372,
      {
        ...poses.walk,
        arms: [
          [-146, -176],
          [-6, 8],
        ],
        legs: [{ to: [1752, floor] }, { to: [1858, floor] }],
      },
      { halo: false, hat: 'topi', holds: [null, bag] },
    ),
  ].join('');
