import type { Held } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { bird } from '../../../props/animal';
import { far } from '../../../ground/story';
import { flatCase } from '../../../props/case';
import { box, cotton, cover, disc, ground, ink, line, marigold, path, shape, white } from '../../../svg';
import { floor, kaka } from './kaka';

/** A poster with a rising arrow, held up. */
const poster: Held = ([x, y]) =>
  cover(box([x - 46, y - 104], 92, 116), 7, white, cotton) +
  line(
    path(x - 28, y - 16, x - 6, y - 44, x + 6, y - 34, x + 28, y - 78) +
      path(x + 8, y - 76, x + 29, y - 80, x + 30, y - 58),
    8,
    ground,
  );

/** The one washer that is wanted. */
const washer: Held = ([x, y]) => line(disc([x, y - 34], 25), 17, marigold);

/** A tin of paint with its handle. */
const tin: Held = ([x, y]) =>
  line(`M${x - 18} ${y + 26}q18 -50 36 0`, 5) +
  cover(box([x - 20, y + 24], 40, 46), 5, white, cotton) +
  ink(box([x - 20, y + 38], 40, 16), ground);

/** The counter, and the case of him who leans on it. */
const counter = (): string =>
  cover(box([1562, 452], 64, 150)) +
  line(shape(1574, 526, 1594, 474, 1614, 526, 1594, 578)) +
  ink(box([1550, 440], 88, 14)) +
  flatCase([1668, 552], 50);

/** Three o'clock: two officers press upon the counter, behind them a plumber wants one washer. */
export const afternoon = (): string =>
  far(bird([1500, 130], 40) + bird([1580, 96], 34)) +
  kaka({
    at: [1500, floor],
    h: 330,
    pose: { ...poses.stand, nod: 4, arms: [{ to: [1450, 434] }, { to: [1530, 328] }] },
  }) +
  ink(`M1410 426h80q-4 30 -42 30t-42 -30Z`, cotton) +
  cover(disc([1538, 314], 17), 5, ground, cotton) +
  far(counter()) +
  figure(
    [1750, floor],
    306,
    { ...poses.stand, lean: 2, arms: [[-5, 2], { to: [1704, 236], other: true }], legs: limbs(-5, -3, 5, 3) },
    { left: true, hat: 'tie', holds: [null, poster] },
  ) +
  figure(
    [1666, floor],
    296,
    {
      ...poses.stand,
      lean: 8,
      legs: limbs(-10, -6, 8, 4),
      arms: [{ to: [1620, 434] }, { to: [1580, 400] }],
    },
    { left: true, hat: 'tie' },
  ) +
  figure(
    [1850, floor],
    308,
    { ...poses.stand, arms: [{ to: [1894, 236], other: true }, [5, -2]], legs: limbs(-5, -3, 5, 3) },
    { left: true, hat: 'cap', holds: [washer, null] },
  ) +
  figure(
    [1916, floor],
    182,
    {
      ...poses.stand,
      arms: [
        [-5, 2],
        [5, 4],
      ],
      legs: limbs(-4, -2, 4, 2),
    },
    { left: true, woman: true, hat: 'braid', holds: [null, tin] },
  );
