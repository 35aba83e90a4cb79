import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { chair, counter } from '../../props/room';
import { box, cotton, cover, ground, line, marigold, path, type Point, turned } from '../../svg';

const floor = 838;

/** She has it on one page, and says it once. */
const asks: Person = {
  at: [226, 692],
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
    arms: [[-14, 50], { to: [478, 470] }],
    legs: [{ to: [326, floor] }, { to: [366, floor] }],
  },
};

/** The chief listens, one hand on the desk and one at his hip. */
const chief: Person = {
  at: [996, 684],
  h: 660,
  stroke: 14,
  halo: true,
  hung: true,
  left: true,
  hat: 'tie',
  pose: {
    ...poses.chair,
    lean: 8,
    nod: 16,
    arms: [[-52, 40], { to: [776, 606] }],
    legs: [{ to: [912, floor] }, { to: [862, floor] }],
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
    chair([226, 704], floor - 704),
    chair([1000, 696], floor - 696, true),
    dressed([chief]),
    page([578, 360]),
    dressed([asks]),
    armsOver(asks, [0]),
    counter([440, 616], 380, floor - 616),
    armsOver(chief, [1]),
    frame({ bottom: 'comb' }),
  ].join('');
