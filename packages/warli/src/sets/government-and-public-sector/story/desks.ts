import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { armsOver, sitter } from '../../../figure/seat';
import { poses } from '../../../figure/pose';
import {
  box,
  cotton,
  cover,
  dots,
  each,
  hide,
  ink,
  line,
  path,
  shape,
  times,
  between,
  white,
  type Point,
} from '../../../svg';
import { far } from '../../../ground/story';
import { dial } from '../../../props/dial';
import { flat, floor, others } from './file';
import { first, second } from './people';

/** He who writes and pushes and does not look. */
const writer = sitter(
  [582, 490],
  floor,
  376,
  { lean: 18, nod: 26, arms: [{ to: [706, 404] }, { to: [682, 436] }] },
  first,
);

/** The spike with the paper that another waits for. */
const spike = (): string =>
  line(path(872, 446, 872, 356) + path(850, 446, 894, 446)) +
  cover(shape(836, 384, 912, 374, 916, 412, 840, 422), 5, white, cotton);

/** A clock on the wall. */
const clock = (at: Point, r: number): string =>
  dial(at, r) + line(path(at[0] + 24, at[1] + 14, ...at, at[0], at[1] - 38), 6);

/** A calendar on its nail, many days crossed out. */
const calendar = ([x, y]: Point): string =>
  line(path(x, y, x - 30, y + 26) + path(x, y, x + 30, y + 26)) +
  cover(box([x - 58, y + 26], 116, 118)) +
  ink(box([x - 58, y + 26], 116, 28)) +
  line(
    each(12, (i) => {
      const [a, b] = [x - 36 + (i % 4) * 24, y + 74 + Math.floor(i / 4) * 24];
      return path(a - 6, b - 6, a + 6, b + 6) + path(a + 6, b - 6, a - 6, b + 6);
    }),
    4,
  );

/** The first desk: a slip, and a pole. */
export const deskOne = (): string =>
  far(
    line(path(538, 330, 544, 496, 624, 496) + path(544, 496, 536, floor) + path(620, 496, 626, floor), 6) +
      ink(box([640, 452], 278, 16)) +
      line(path(664, 466, 656, floor) + path(892, 466, 902, floor), 6) +
      spike() +
      clock([700, 138], 64),
  ) +
  person(writer) +
  cover(shape(664, 448, 690, 432, 740, 432, 716, 448), 5, white, cotton) +
  line(path(676, 436, 690, 404), 6) +
  line(path(690, 416, 866, 298), 9) +
  ink(shape(836, 300, 948, 300, 948, 312, 832, 312)) +
  flat([850, 298], 92) +
  armsOver(writer, [0, 1]);

const waiter: Person = {
  at: [1236, 506],
  h: 390,
  hung: true,
  left: true,
  ...second,
  pose: { ...poses.floor, nod: 8, lean: 0, arms: [{ to: [1204, 392] }, { to: [1272, 384] }] },
};

/** The second desk: he waits behind files as high as he is. */
export const deskTwo = (): string => {
  const { byHead } = bones(waiter);
  const [eye, paper]: [Point, Point] = [byHead([1.5, 0]), [930, 396]];
  return (
    far(calendar([1096, 64])) +
    person(waiter) +
    armsOver(waiter) +
    line(dots(times(9).map((i) => between(eye, paper, i / 8))), 9) +
    hide(box([1060, 476], 350, 128)) +
    far(
      others(1080, 462, 88, [0, 6, -6, 2, 8, -2]) +
        others(1296, 462, 88, [4, -6, 0, 6, -4, 6, 0, -4]) +
        ink(box([1046, 460], 378, 16)) +
        line(box([1066, 476], 338, 128) + each(2, (i) => path(1179 + i * 112, 482, 1179 + i * 112, 604))),
    ) +
    flat([1298, 190], 88)
  );
};
