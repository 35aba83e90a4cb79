import { frame } from '../../frame';
import { code } from '../../props/office';
import type { Scene } from '../../page';
import { chair, lamp, table } from '../../props/room';
import { seated } from '../../figure/seat';
import { box, cover, line, path } from '../../svg';

/** The scene `two-at-one-screen`. */
export const twoAtOneScreen: Scene = () =>
  [
    lamp([660, 0], 60, 60),
    line(path(900, 600, 900, 660) + path(820, 662, 980, 662), 12),
    cover(box([700, 230], 420, 370), 9),
    code([740, 260], 340, 310, 7, 3),
    chair([210, 680], 190),
    seated(
      [216, 672],
      856,
      620,
      { lean: 14, nod: 2, arms: [{ to: [390, 640] }, { to: [640, 540] }] },
      { hat: 'topi', stroke: 12 },
    ),
    chair([450, 690], 180),
    seated(
      [456, 682],
      856,
      620,
      { lean: 10, nod: 4, arms: [{ to: [668, 656] }, { to: [738, 416] }] },
      { woman: true, stroke: 12 },
    ),
    table([570, 664], 550, 192),
    frame({ sides: 'zigzag' }),
  ].join('');
