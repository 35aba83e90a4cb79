import type { Held } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { stall } from '../../../props/market';
import {
  box,
  cotton,
  cover,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  shape,
  white,
} from '../../../svg';
import { far } from '../../../ground/story';
import { shelf } from './front';
import { floor, kaka } from './kaka';

/** The ledger, open on the counter: takes the middle of the lower edge and a width. */
export const ledger = ([x, y]: Point, w: number, lines: number): string =>
  ink(
    shape(x - w / 2, y - 30, x, y - 10, x + w / 2, y - 30, x + w / 2, y - 8, x, y + 8, x - w / 2, y - 8),
    marigold,
  ) +
  line(
    each(lines, (i) => path(x - w * 0.4, y - 20 + i * 10, x - w * 0.1, y - 10 + i * 10)),
    4,
    ground,
  );

/** A bag of cement on the head. */
const cement = ([x, y]: Point): string =>
  cover(`M${x - 66} ${y}q-14 -32 0 -64q66 -16 132 0q14 32 0 64q-66 14 -132 0Z`, 6, white, cotton) +
  line(path(x - 44, y - 22, x + 44, y - 22) + path(x - 44, y - 40, x + 44, y - 40), 8, ground);

/** A telephone with a tap on it. */
const tap: Held = ([x, y]) =>
  cover(box([x - 40, y - 112], 76, 124), 8) +
  ink(`M${x - 28} ${y - 72}h22v-12h-10v-10h34v10h-10v12h6q18 0 18 22v10h-18v-8q0 -6 -6 -6h-36Z`) +
  line(path(x + 12, y - 26, x + 12, y - 18), 7);

/** Ten o'clock: cement on credit, and a couple with the picture of a tap. */
export const credit = (): string =>
  far(stall([634, floor], 180, 476) + shelf([648, 262], 150, 4)) +
  kaka({
    at: [716, floor],
    h: 340,
    pose: { ...poses.stand, nod: 10, arms: [{ to: [668, 434] }, { to: [750, 420] }] },
  }) +
  far(
    cover(box([648, 442], 152, 160)) +
      line(
        each(3, (i) => shape(654 + i * 47, 522, 676 + i * 47, 470, 698 + i * 47, 522, 676 + i * 47, 574)),
      ) +
      ink(box([632, 432], 184, 16)),
  ) +
  ledger([728, 430], 96, 2) +
  figure(
    [540, floor],
    310,
    { ...poses.walk, lean: 0, legs: limbs(-8, -16, 12, 4), arms: [{ to: [588, 292] }, { to: [492, 292] }] },
    { left: true },
  ) +
  cement([540, 298]) +
  figure(
    [943, floor],
    252,
    {
      ...poses.stand,
      nod: 6,
      arms: [
        [-5, 2],
        [5, -2],
      ],
      legs: limbs(-5, -3, 5, 3),
    },
    { left: true, woman: true, hat: 'knot' },
  ) +
  figure(
    [860, floor],
    310,
    { ...poses.stand, arms: [[-5, 2], { to: [788, 388] }], legs: limbs(-5, -3, 5, 3) },
    { left: true, holds: [null, tap] },
  );
