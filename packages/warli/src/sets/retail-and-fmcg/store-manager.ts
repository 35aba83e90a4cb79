import { figure } from '../../figure/figure';
import { limbs } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  shape,
  turned,
  white,
} from '../../svg';

/** The shop behind its shutter, which is as far up as the knee. */
const shop =
  cover(box([500, 210], 600, 630), 14) +
  each(
    3,
    (i) =>
      cover(box([620 + i * 96, 724], 72, 110), 9, ground, i % 2 ? white : cotton) +
      line(path(630 + i * 96, 706, 682 + i * 96, 706), 18),
  ) +
  cover(box([500, 210], 600, 420), 12) +
  line(
    each(6, (i) => path(506, 270 + i * 58, 1094, 270 + i * 58)),
    8,
  ) +
  line(path(490, 634, 1110, 634), 30) +
  cover(box([470, 96], 640, 112), 12) +
  ink(each(8, (i) => shape(484 + i * 77, 194, 522 + i * 77, 116, 560 + i * 77, 194)));

/** Keys on a ring, left in the lock. */
const key = (turn: number): string =>
  turned(
    line(
      disc([1000, 736], 15) +
        path(1000, 752, 1000, 816) +
        path(1000, 790, 1022, 790) +
        path(1000, 814, 1022, 814),
      11,
      marigold,
    ),
    turn,
    [1000, 700],
  );
const keys =
  line(path(1000, 640, 1000, 662), 15, marigold) +
  line(disc([1000, 692], 34), 11, marigold) +
  key(-8) +
  key(42);

/** The scene `store-manager`. */
export const storeManager: Scene = () =>
  [
    shop,
    keys,
    figure(
      [300, 834],
      700,
      { lean: 52, nod: -10, arms: [{ to: [566, 620] }, { to: [650, 620] }], legs: limbs(-22, -12, 34, 2) },
      { woman: true, stroke: 14 },
    ),
    frame({ bottom: 'zigzag' }),
  ].join('');
