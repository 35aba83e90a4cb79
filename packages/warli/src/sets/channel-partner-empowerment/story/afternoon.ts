import type { Held } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { bird } from '../../../props/animal';
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
  line(`M${x - 24} ${y + 26}q24 -52 48 0`, 5) +
  cover(box([x - 26, y + 24], 52, 58), 6, white, cotton) +
  ink(box([x - 26, y + 40], 52, 20), ground);

/** Three o'clock: two officers press upon the counter, behind them a plumber wants one washer. */
export const afternoon = (): string =>
  bird([1500, 130], 40) +
  bird([1580, 96], 34) +
  kaka({
    at: [1508, floor],
    h: 342,
    pose: { ...poses.stand, nod: 4, arms: [{ to: [1454, 428] }, { to: [1538, 318] }] },
  }) +
  ink(`M1414 420h84q-4 30 -42 30t-42 -30Z`, cotton) +
  cover(disc([1546, 304], 17), 5, ground, cotton) +
  cover(box([1560, 452], 76, 150), 8) +
  line(shape(1574, 526, 1598, 474, 1622, 526, 1598, 578), 6) +
  ink(box([1546, 440], 104, 16)) +
  figure(
    [1752, floor],
    336,
    { ...poses.stand, lean: 4, arms: [[-20, 16], { to: [1704, 206], other: true }] },
    { left: true, hat: 'tie', holds: [null, poster] },
  ) +
  flatCase([1724, 532], 78) +
  figure(
    [1680, floor],
    322,
    {
      ...poses.stand,
      lean: 16,
      legs: limbs(-26, -18, 12, 6),
      arms: [{ to: [1630, 436] }, { to: [1576, 392] }],
    },
    { left: true, hat: 'tie' },
  ) +
  figure(
    [1830, floor],
    350,
    { ...poses.stand, arms: [{ to: [1888, 196], other: true }, [-16, 12]] },
    { left: true, hat: 'cap', holds: [washer, null] },
  ) +
  figure(
    [1888, floor],
    224,
    {
      ...poses.stand,
      arms: [
        [-14, -4],
        [16, 10],
      ],
    },
    { left: true, woman: true, hat: 'braid', holds: [null, tin] },
  );
