import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { pane } from '../../props/room';
import { box, cover, each, ground, line, marigold, path, type Point, turned } from '../../svg';

const floor = 838;

/** The girl with the sheet in her lap. */
const girl: Person = {
  at: [592, 686],
  h: 540,
  stroke: 13,
  halo: true,
  hung: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.chair,
    lean: 6,
    nod: 26,
    arms: [{ to: [640, 602] }, { to: [722, 612] }],
    legs: [{ to: [632, floor] }, { to: [690, floor] }],
  },
};

/** Mother, her arm about her. */
const mother: Person = {
  at: [356, 686],
  h: 650,
  stroke: 14,
  halo: true,
  hung: true,
  woman: true,
  pose: {
    ...poses.chair,
    lean: 6,
    nod: 12,
    arms: [[-14, 50], { to: [630, 484] }],
    legs: [{ to: [404, floor] }, { to: [468, floor] }],
  },
};

/** Father, who has put away what he wanted to say. */
const father: Person = {
  at: [926, 686],
  h: 670,
  stroke: 14,
  halo: true,
  hung: true,
  left: true,
  hat: 'topi',
  pose: {
    ...poses.chair,
    lean: 10,
    nod: 12,
    arms: [
      [-16, 50],
      [6, 46],
    ],
    legs: [{ to: [872, floor] }, { to: [816, floor] }],
  },
};

/** The sheet of marks. */
const sheet = ([x, y]: Point): string =>
  turned(
    cover(box([x - 58, y - 78], 116, 156), 7, ground, marigold) +
      line(
        each(
          4,
          (i) =>
            path(x - 34, y - 44 + i * 30, x + 6, y - 44 + i * 30) +
            path(x + 26, y - 44 + i * 30, x + 34, y - 44 + i * 30),
        ),
        8,
        ground,
      ),
    10,
    [x, y],
  );

/** A cot of woven rope. */
const cot = (): string =>
  line(path(150, 702, 150, floor) + path(1050, 702, 1050, floor), 18) +
  cover(box([120, 690], 960, 52), 8) +
  line(
    each(23, (i) => path(130 + i * 40, 738, 170 + i * 40, 694) + path(130 + i * 40, 694, 170 + i * 40, 738)),
    4,
  );

/** The scene `result-day`. */
export const resultDay: Scene = () =>
  [
    pane([490, 70], 220, 170),
    cot(),
    dressed([mother]),
    armsOver(mother, [0]),
    dressed([father]),
    armsOver(father),
    dressed([girl]),
    sheet([686, 596]),
    armsOver(girl),
    frame({ bottom: 'zigzag' }),
  ].join('');
