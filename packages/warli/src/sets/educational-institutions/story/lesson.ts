import { person } from '../../../figure/figure';
import { cloth } from '../../../figure/cloth';
import type { Person } from '../../../figure/bones';
import { poses } from '../../../figure/pose';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  path,
  type Point,
  polar,
  poly,
  shape,
  white,
} from '../../../svg';
import { far } from '../../../ground/story';
import { teacher } from './adults';
import { boy, floor } from './boy';

/** Takes a middle and half its height and gives a kite with a tail of bows. */
export const kite = ([x, y]: Point, s: number): string =>
  cover(shape(x, y - s, x + s * 0.8, y, x, y + s, x - s * 0.8, y), 5, white, cotton) +
  line(path(x, y - s, x, y + s) + path(x - s * 0.8, y, x + s * 0.8, y), 5, ground) +
  ink(shape(x - s * 0.3, y + s * 1.4, x, y + s, x + s * 0.3, y + s * 1.4));

/** The board, a circle in a triangle on it. */
const board = (): string => {
  const [at, r]: [Point, number] = [[232, 194], 50];
  const corners = [-90, 30, 150].map((a) => polar(at, a, r * 2));
  return (
    cover(box([112, 52], 220, 222)) +
    line(path(98, 278, 346, 278), 10) +
    line(poly(corners, true) + disc(at, r)) +
    line(path(232, 194, 268, 158), 5)
  );
};

/** A row of pupils seen from behind, their bench before them. */
const row = (y: number, from: number, h: number, count: number): string =>
  each(count, (i) => {
    const x = from + i * 72;
    const girl = (i + y) % 2 === 0;
    return (
      cover(
        disc([x, y - h], h * 0.28) + shape(x - 30, y - h * 0.6, x + 30, y - h * 0.6, x, y + h * 0.2),
        6,
        ground,
        white,
      ) +
      line(path(x, y - h, x, y - h * 0.6), 8) +
      line(girl ? path(x, y - h * 0.9, x + 8, y - h * 0.2) : '', 6, ground)
    );
  }) +
  far(
    cover(box([from - 44, y - 8], (count - 1) * 72 + 88, 24)) +
      line(path(from - 30, y + 18, from - 30, floor) + path(from + 102, y + 18, from + 102, floor)),
  );

/** She who explains, with a pointer. */
const she: Person = {
  at: [102, floor],
  h: 366,
  halo: true,
  ...teacher,
  pose: { ...poses.stand, lean: 2, nod: -4, arms: [[-40, 40], { to: [196, 226] }] },
  holds: [null, ([x, y]) => line(path(x - 8, y + 6, x + 40, y - 30), 7)],
};

/** The window, a kite in its sky. */
const window = (): string =>
  cover(box([364, 46], 104, 266)) +
  kite([420, 128], 40) +
  line(`M420 168Q412 240 452 308`) +
  line(path(352, 316, 474, 316), 10);

/** The last bench: he looks out of the window. */
const dreamer = (): string =>
  far(line(path(346, 488, 440, 488), 10) + line(path(358, 488, 352, floor) + path(428, 488, 434, floor), 6)) +
  boy({
    at: [398, 474],
    h: 264,
    hung: true,
    pose: {
      ...poses.chair,
      lean: -4,
      nod: -26,
      arms: [[20, 70], { to: [452, 322] }],
      legs: [{ to: [420, floor] }, { to: [448, floor] }],
    },
  });

/** 7 B: a triangle at the board, rows of heads, and a kite. */
export const lesson = (): string =>
  far(board() + window()) +
  row(452, 206, 92, 2) +
  person(she) +
  cloth(she) +
  row(540, 180, 104, 2) +
  dreamer();
