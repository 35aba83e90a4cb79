import type { Person } from '../../../figure/bones';
import { poses } from '../../../figure/pose';
import { spiral } from '../../../ground/land';
import { far } from '../../../ground/story';
import { receiver } from '../../../props/post';
import { wheel } from '../../../props/vehicle';
import {
  box,
  cover,
  dashes,
  disc,
  each,
  ground,
  ink,
  larger,
  line,
  marigold,
  path,
  type Point,
  shape,
  white,
} from '../../../svg';
import { floor, kaka } from './kaka';
import { sun } from './morning';

/** The bill: takes the middle of its top; it rolls up on the ground. */
const bill = ([x, y]: Point): string =>
  ink(box([x - 31, y], 62, floor - 40 - y), marigold) +
  line(
    each(12, (i) => path(x - 18, y + 26 + i * 25, x + (i % 3 ? 18 : 0), y + 26 + i * 25)),
    6,
    ground,
  ) +
  cover(disc([x - 6, floor - 31], 37), 6, ground, marigold) +
  line(spiral([x - 6, floor - 31], 24, 2), 5, ground);

/** Boxes: takes the left foot, how many across and up and the size of one. */
const crates = ([x, y]: Point, s: number, at: readonly Point[]): string =>
  at.map(([i, j]) => box([x + i * s, y - (j + 1) * s], s - 6, s - 6)).join('');

/** The tempo, half its load as it should be, the rest drawn as it was ordered. */
const tempo = (x: number): string => {
  const bed = 500;
  return (
    cover(
      crates([x + 8, bed - 6], 58, [
        [0, 0],
        [1, 0],
      ]),
      5,
      ground,
      white,
    ) +
    dashes(
      crates([x + 8, bed - 6], 58, [
        [0, 1],
        [1, 1],
        [2, 0],
        [2, 1],
        [0, 2],
        [1, 2],
        [2, 2],
      ]),
      5,
      [9, 13],
    ) +
    cover(shape(x + 190, 566, x + 190, 408, x + 244, 408, x + 268, 478, x + 284, 488, x + 284, 566)) +
    ink(shape(x + 206, 480, x + 206, 426, x + 236, 426, x + 252, 480)) +
    cover(box([x, bed], 190, 66)) +
    line(
      each(5, (i) =>
        shape(x + 10 + i * 34, 533, x + 27 + i * 34, 514, x + 44 + i * 34, 533, x + 27 + i * 34, 552),
      ),
    ) +
    wheel([x + 54, 566], 40) +
    wheel([x + 236, 566], 40)
  );
};

/** The measure of the receiver. */
const telephoner: Person = { at: [0, 0], h: 380, pose: poses.stand };

/** Noon: half of the order has come, the bill is whole. */
export const halfOrder = (): string =>
  far(sun([1206, 110], 64, 20) + larger(tempo(1204), 0.8, [1204, 606])) +
  bill([1008, 196]) +
  kaka({
    at: [1100, floor],
    h: 362,
    pose: { ...poses.stand, lean: -3, arms: [{ to: [1016, 218], other: true }, { to: [1150, 264] }] },
  }) +
  receiver([1152, 272], telephoner).replaceAll(marigold, white);
