import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { bench, sitter } from '../../figure/seat';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { receiver } from '../../props/post';
import { table } from '../../props/room';
import {
  between,
  bow,
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  line,
  marigold,
  polar,
  type Point,
  times,
  white,
} from '../../svg';

const floor = 838;

/** The corners of the cord: from the one receiver down behind the body, through the knot, and up to the other. */
const corners: readonly Point[] = [
  [278, 326],
  [268, 390],
  [262, 480],
  [270, 560],
  [372, 532],
  [462, 548],
  ...times(16).map((i) =>
    polar(
      [600, 668],
      281 + i * 101.25,
      [130, 220, 170, 90, 196][i % 5] ?? 0,
      [170, 268, 215, 120, 230][i % 5],
    ),
  ),
  [730, 560],
  [828, 532],
  [930, 560],
  [938, 470],
  [926, 370],
  [912, 306],
];

const middles = corners.slice(1).map((p, i) => between(corners[i] ?? p, p, 0.5));

const part = (i: number): string => {
  const [from, corner, to] = [middles[i], corners[i + 1], middles[i + 1]];
  return from && corner && to ? bow(from, corner, to) : '';
};

/** The one cord, each part of it over those before. */
const cord = each(
  middles.length - 1,
  (i) => line(part(i), 26, ground) + line(part(i - 1) + part(i), 12, marigold),
);

/** Takes the side, the seat and the hand with the receiver and gives who sits there, the back to the knot. */
const caller = (k: number, y: number, hand: Point, more: Partial<Person>): string =>
  bench([600 - k * 226 - 60, y + 10], 120, floor - y - 10) +
  dressed([
    sitter(
      [600 - k * 228, y],
      floor,
      740,
      { lean: 4, nod: 4, arms: [{ to: [600 - k * 360, 584] }, { to: hand }] },
      { left: k > 0, stroke: 14, holds: [null, receiver], ...more },
    ),
  ]);

/** Files on the one desk, oranges on the other. */
const files = each(4, (i) =>
  cover(box([100 + (i % 2) * 10, 560 - i * 34], 110, 34), 7, ground, i % 2 ? white : cotton),
);
const oranges = each(3, (i) =>
  cover(disc([1006 + i * 50 - (i === 2 ? 75 : 0), i === 2 ? 522 : 568], 26), 7, ground, cotton),
);

/** The scene `problem`: back to back they call each other, and the cords are one knot. */
export const problem: Scene = () =>
  [
    cord,
    table([86, 600], 190, floor - 600),
    table([924, 600], 190, floor - 600),
    files,
    oranges,
    caller(1, 616, [244, 284], { hat: 'topi' }),
    caller(-1, 646, [956, 284], { woman: true, hat: 'plait' }),
    groundLine(844),
  ].join('');
