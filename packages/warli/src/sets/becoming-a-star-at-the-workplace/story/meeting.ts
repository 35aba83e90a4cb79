import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { seated } from '../../../figure/seat';
import { table } from '../../../props/room';
import { box, cotton, cover, ground, line, path, shape, white } from '../../../svg';
import { floor } from '../../../ground/story';
import { meera, reading } from './meera';

/** The new packing, on the table. */
const pack = ([x, y]: readonly [number, number]): string =>
  cover(box([x - 42, y - 74], 84, 74), 6, white, cotton) +
  line(path(x - 42, y - 44, x + 42, y - 44) + path(x, y - 74, x, y), 6, ground);

/** A lamp over the table. */
const lamp = line(path(744, 0, 744, 70), 4) + cover(shape(690, 122, 744, 70, 798, 122), 6, white, cotton);

/** On Tuesday the head of the plant asks; her manager spreads his arms, and she is small behind her diary. */
export const meeting = (): string =>
  [
    lamp,
    meera({
      at: [546, floor],
      h: 268,
      holds: [null, reading],
      pose: { ...poses.stand, nod: 12, arms: [{ to: [570, 444] }, { to: [566, 438], other: true }] },
    }),
    figure(
      [648, floor],
      440,
      { ...poses.stand, lean: 3, nod: -8, arms: limbs(-100, -164, 98, 170) },
      { hat: 'tie' },
    ),
    line(path(924, 262, 936, 466, 936, floor) + path(842, 466, 936, 466), 6),
    seated(
      [894, 458],
      floor,
      560,
      { lean: 4, nod: -2, arms: [{ to: [822, 430] }, { to: [764, 330] }] },
      { left: true, hat: 'turban' },
    ),
    table([664, 424], 150, floor - 424),
    pack([736, 422]),
  ].join('');
