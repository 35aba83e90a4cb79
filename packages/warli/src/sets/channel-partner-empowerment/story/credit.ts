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
  cover(`M${x - 66} ${y}q-14 -32 0 -64q66 -16 132 0q14 32 0 64q-66 14 -132 0Z`, 7, white, cotton) +
  line(path(x - 44, y - 22, x + 44, y - 22) + path(x - 44, y - 40, x + 44, y - 40), 8, ground);

/** A telephone with a tap on it. */
const tap: Held = ([x, y]) =>
  cover(box([x - 40, y - 112], 76, 124), 8) +
  ink(`M${x - 28} ${y - 72}h22v-12h-10v-10h34v10h-10v12h6q18 0 18 22v10h-18v-8q0 -6 -6 -6h-36Z`) +
  line(path(x + 12, y - 26, x + 12, y - 18), 7);

/** Ten o'clock: cement on credit, and a couple with the picture of a tap. */
export const credit = (): string =>
  stall([628, floor], 186, 476) +
  shelf([644, 262], 154, 4) +
  kaka({
    at: [716, floor],
    h: 340,
    pose: { ...poses.stand, nod: 10, arms: [{ to: [668, 434] }, { to: [750, 420] }] },
  }) +
  cover(box([642, 442], 160, 160), 8) +
  line(
    each(3, (i) => shape(650 + i * 49, 522, 672 + i * 49, 470, 694 + i * 49, 522, 672 + i * 49, 574)),
    6,
  ) +
  ink(box([626, 432], 192, 16)) +
  ledger([728, 430], 96, 2) +
  figure(
    [532, floor],
    326,
    { ...poses.walk, lean: 0, legs: limbs(-14, -26, 20, 4), arms: [{ to: [586, 274] }, { to: [478, 274] }] },
    { left: true },
  ) +
  cement([532, 284]) +
  figure(
    [928, floor],
    312,
    { ...poses.stand, nod: 6, arms: [[-24, 0], { to: [876, 420] }] },
    { left: true, woman: true, hat: 'knot' },
  ) +
  figure(
    [866, floor],
    340,
    { ...poses.stand, arms: [[-16, 10], { to: [797, 378] }] },
    { left: true, holds: [null, tap] },
  );
