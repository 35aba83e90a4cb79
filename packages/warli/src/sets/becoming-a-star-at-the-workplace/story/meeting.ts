import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { seated } from '../../../figure/seat';
import { pedestal } from '../../../props/room';
import { box, cotton, cover, ground, ink, line, path, shape, white } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { meera, reading } from './meera';

/** The new packing, on the table. */
const pack = ([x, y]: readonly [number, number]): string =>
  cover(box([x - 42, y - 74], 84, 74), 6, white, cotton) +
  line(path(x - 42, y - 44, x + 42, y - 44) + path(x, y - 74, x, y), 6, ground);

/** A lamp over the table. */
const lamp = line(path(744, 0, 744, 70)) + ink(shape(690, 122, 744, 70, 798, 122));

/** On Tuesday the head of the plant asks; her manager spreads his arms, and she is small behind her diary. */
export const meeting = (): string =>
  [
    far(
      lamp +
        line(path(914, 262, 926, 466, 926, floor) + path(832, 466, 926, 466)) +
        pedestal([732, 426], 130, floor),
    ),
    meera({
      at: [536, floor],
      h: 268,
      holds: [null, reading],
      pose: { ...poses.stand, nod: 12, arms: [{ to: [560, 444] }, { to: [556, 438], other: true }] },
    }),
    figure(
      [644, floor],
      425,
      { ...poses.stand, lean: 3, nod: -8, arms: limbs(-100, -164, 98, 170), legs: limbs(-5, -3, 5, 3) },
      { hat: 'tie' },
    ),
    seated(
      [886, 458],
      floor,
      560,
      { lean: 4, nod: -2, arms: [{ to: [822, 438] }, { to: [776, 334] }] },
      { left: true, hat: 'turban' },
    ),
    pack([736, 422]),
  ].join('');
