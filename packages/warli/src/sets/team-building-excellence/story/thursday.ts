import type { Held } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { seated } from '../../../figure/seat';
import { far } from '../../../ground/story';
import { box, cotton, cover, disc, dots, each, ground, ink, line, path, type Point } from '../../../svg';
import { floor, order } from './order';

/** A great padlock: takes the middle of its upper edge and a width. */
const padlock = ([x, y]: Point, w: number): string => {
  const r = w * 0.32;
  return (
    line(`M${x - r} ${y}v${-w * 0.3}a${r} ${r} 0 0 1 ${2 * r} 0v${w * 0.3}`, w * 0.16 + 10, ground) +
    line(`M${x - r} ${y}v${-w * 0.3}a${r} ${r} 0 0 1 ${2 * r} 0v${w * 0.3}`, w * 0.16) +
    cover(box([x - w / 2, y], w, w * 0.84), 6, ground, cotton) +
    ink(disc([x, y + w * 0.34], w * 0.11), ground) +
    line(path(x, y + w * 0.34, x, y + w * 0.6), w * 0.1, ground)
  );
};

/** The cupboard of the store. */
const cupboard = (x: number, w: number): string =>
  cover(box([x, 186], w, floor - 186)) +
  line(path(x + w / 2, 190, x + w / 2, floor - 16) + path(x, floor - 14, x + w, floor - 14)) +
  ink(box([x - 14, 174], w + 28, 18)) +
  line(each(2, (i) => box([x + 20 + (i * w) / 2, 214], w / 2 - 40, 60)));

/** A spider on its thread: takes where the thread begins and how long it is. */
const spider = ([x, y]: Point, drop: number): string =>
  line(
    path(x, y, x, y + drop) +
      [-1, 1]
        .map(
          (k) =>
            `M${x} ${y + drop + 8}q${k * 12} -16 ${k * 24} -2M${x} ${y + drop + 10}q${k * 14} 0 ${k * 22} 16`,
        )
        .join(''),
  ) + ink(disc([x, y + drop + 9], 10, 12));

/** A bunch with one great key, which hangs from the hand. */
const key: Held = ([x, y]) =>
  line(
    disc([x, y + 24], 18) + path(x, y + 44, x, y + 104, x + 18, y + 104) + path(x, y + 86, x + 14, y + 86),
    7,
  );

/** Thursday: it hangs on a nail, the cupboard is locked, and the store keeper points to the next desk. */
export const thursday = (): string =>
  far(
    cupboard(1602, 160) +
      padlock([1660, 404], 92) +
      spider([1476, 244], 60) +
      line(path(1478, 500, 1542, 500), 8) +
      line(path(1488, 500, 1482, floor) + path(1532, 500, 1538, floor)),
  ) +
  order([1528, 84], 134, 3) +
  line(dots([[1528, 88]]), 17) +
  seated(
    [1506, 490],
    floor,
    310,
    { lean: 16, nod: 10, arms: [{ to: [1556, 466] }, { to: [1560, 374] }] },
    { hat: 'tie', stroke: 9 },
  ) +
  figure(
    [1812, floor],
    338,
    {
      ...poses.point,
      arms: [[-8, 0], { to: [1916, 320] }],
      legs: limbs(-5, -3, 5, 3),
    },
    { hat: 'topi', holds: [key, null] },
  );
