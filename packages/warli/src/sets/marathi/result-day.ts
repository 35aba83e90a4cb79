import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { pane } from '../../props/room';
import { box, cover, each, ground, line, marigold, path, type Point, turned } from '../../svg';

const floor = 838;

/** The girl with the sheet in her lap. */
const girl: Person = {
  at: [600, 640],
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
    arms: [{ to: [640, 590] }, { to: [676, 580] }],
    legs: [{ to: [640, floor] }, { to: [700, floor] }],
  },
};

/** Mother, her arm about her. */
const mother: Person = {
  at: [356, 636],
  h: 650,
  stroke: 14,
  halo: true,
  hung: true,
  woman: true,
  pose: {
    ...poses.chair,
    lean: 6,
    nod: 12,
    arms: [{ to: [430, 580] }, { to: [560, 430] }],
    legs: [{ to: [420, floor] }, { to: [494, floor] }],
  },
};

/** Father, who has put away what he wanted to say. */
const father: Person = {
  at: [892, 636],
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
    arms: [{ to: [830, 590] }, { to: [720, 470] }],
    legs: [{ to: [834, floor] }, { to: [764, floor] }],
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
  line(path(150, 652, 150, floor) + path(1050, 652, 1050, floor), 18) +
  cover(box([120, 640], 960, 52), 8) +
  line(
    each(23, (i) => path(130 + i * 40, 688, 170 + i * 40, 644) + path(130 + i * 40, 644, 170 + i * 40, 688)),
    4,
  );

/** The scene `result-day`. */
export const resultDay: Scene = () =>
  [
    pane([490, 70], 220, 170),
    cot(),
    person(mother),
    person(father),
    person(girl),
    sheet([676, 560]),
    armsOver(mother),
    frame({ bottom: 'zigzag' }),
  ].join('');
