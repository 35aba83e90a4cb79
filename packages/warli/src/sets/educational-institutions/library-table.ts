import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { book } from '../../props/paper';
import { poses } from '../../figure/pose';
import { chair, lamp, table } from '../../props/room';
import { books } from '../../props/school';
import { seated } from '../../figure/seat';

/** The scene `library-table`. */
export const libraryTable: Scene = () =>
  [
    books([60, 346], 470, 300, 3),
    books([670, 346], 470, 300, 3),
    lamp([600, 0], 210, 46),
    figure(
      [486, 850],
      480,
      { ...poses.listen, lean: 14, nod: 10, arms: [{ to: [430, 640] }, { to: [612, 474] }] },
      { woman: true },
    ),
    figure(
      [736, 850],
      480,
      { ...poses.listen, lean: 12, nod: 12, arms: [{ to: [800, 640] }, { to: [660, 640] }] },
      { left: true },
    ),
    chair([130, 710], 140),
    seated(
      [136, 702],
      850,
      480,
      { lean: 16, nod: 16, arms: [{ to: [270, 632] }, { to: [330, 640] }] },
      { hat: 'cap' },
    ),
    chair([1070, 710], 140, true),
    seated(
      [1064, 702],
      850,
      480,
      { lean: 16, nod: 14, arms: [{ to: [930, 632] }, { to: [870, 640] }] },
      { woman: true, hat: 'plait', left: true },
    ),
    table([210, 650], 780, 200),
    book([340, 648], 150),
    book([600, 648], 170),
    book([860, 648], 150),
    frame({ bottom: 'zigzag' }),
  ].join('');
