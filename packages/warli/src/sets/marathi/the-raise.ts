import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { chair, counter } from '../../props/room';
import { box, cotton, cover, ground, line, marigold, path, type Point, turned } from '../../svg';

const floor = 838;

/** She has it on one page, and says it once. */
const asks: Person = {
  at: [256, 640],
  h: 660,
  stroke: 14,
  halo: true,
  hung: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.chair,
    lean: 0,
    nod: 0,
    arms: [{ to: [356, 570] }, { to: [478, 440] }],
    legs: [{ to: [330, floor] }, { to: [414, floor] }],
  },
};

/** The chief listens, chin on hand. */
const chief: Person = {
  at: [952, 640],
  h: 660,
  stroke: 14,
  halo: true,
  hung: true,
  left: true,
  hat: 'tie',
  pose: {
    ...poses.chair,
    lean: 4,
    nod: 6,
    arms: [{ to: [800, 590] }, { to: [884, 372] }],
    legs: [{ to: [876, floor] }, { to: [792, floor] }],
  },
};

/** The page: three reasons and a step up. */
const page = ([x, y]: Point): string =>
  turned(
    cover(box([x - 100, y - 140], 200, 280), 7, ground, cotton) +
      line(path(x - 66, y - 96, x + 60, y - 96) + path(x - 66, y - 60, x + 36, y - 60), 11, ground) +
      line(
        path(
          x - 70,
          y + 106,
          x - 70,
          y + 60,
          x - 24,
          y + 60,
          x - 24,
          y + 16,
          x + 22,
          y + 16,
          x + 22,
          y - 26,
          x + 68,
          y - 26,
        ),
        22,
        marigold,
      ),
    8,
    [x, y],
  );

/** The scene `the-raise`. */
export const theRaise: Scene = () =>
  [
    chair([256, 652], floor - 652),
    chair([956, 652], floor - 652, true),
    person(chief),
    armsOver(chief),
    page([578, 330]),
    person(asks),
    counter([440, 600], 380, floor - 600),
    frame({ bottom: 'comb' }),
  ].join('');
