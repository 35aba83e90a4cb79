import type { Held } from '../../figure/bones';
import { figure } from '../../figure/figure';
import { dressedFigure } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { wheel } from '../../props/vehicle';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  larger,
  line,
  marigold,
  move,
  path,
  type Point,
  shape,
  white,
} from '../../svg';

const floor = 838;

/** Takes what is on the screen, by its middle, and gives a telephone held up by its lower edge, its lit side to us. */
const shown =
  (screen: (at: Point) => string): Held =>
  ([x, y], { left }) => {
    const k = left ? -1 : 1;
    const middle: Point = [x + k * 52, y - 56];
    return (
      cover(box(move(middle, -56, -102), 112, 204), 11) +
      ink(box(move(middle, -41, -84), 82, 156), marigold) +
      screen(move(middle, 0, -8)) +
      line(path(x + k * 4, y, x + k * 34, y - 22), 15)
    );
  };

/** The hour at which the lorry came. */
const clock = ([x, y]: Point): string =>
  line(disc([x, y], 30) + path(x, y - 19, x, y, x + 14, y + 11), 9, ground);

/** The lines of an invoice. */
const invoice = ([x, y]: Point): string =>
  line(
    each(4, (i) => path(x - 26, y - 48 + i * 32, x + (i === 3 ? 2 : 26), y - 48 + i * 32)),
    9,
    ground,
  );

/** A loaded lorry that stands. */
const lorry =
  each(3, (i) => cover(box([352 + i * 114, 606], 106, 112), 9, white, i === 1 ? cotton : ground)) +
  cover(shape(706, 784, 706, 556, 800, 556, 836, 668, 864, 682, 864, 784), 11) +
  cover(shape(734, 658, 734, 590, 782, 590, 806, 658), 8, white, cotton) +
  cover(box([338, 720], 368, 64), 11) +
  line(
    each(7, (i) => shape(354 + i * 48, 752, 376 + i * 48, 736, 398 + i * 48, 752, 376 + i * 48, 768)),
    6,
  ) +
  wheel([440, 780], 58) +
  wheel([790, 780], 58);

/** The driver, who sleeps on the load. */
const driver = figure(
  [530, 552],
  360,
  { lean: 0, nod: -24, arms: limbs(-20, -4, 60, -40), legs: limbs(-4, -2, 48, -34) },
  { turn: -90, hung: true, hat: 'turban', stroke: 10 },
);

/** The scene `problem`: each shows the other a screen, and the driver sleeps. */
export const problem: Scene = () => {
  const duel = { ...poses.stand, lean: -5, legs: limbs(-16, -14, 20, 4) };
  return [
    larger(lorry + driver, 0.94, [600, floor]),
    dressedFigure(
      [212, floor],
      650,
      { ...duel, arms: [[-14, 20], { to: [478, 300] }] },
      { woman: true, stroke: 14, holds: [null, shown(clock)] },
    ),
    dressedFigure(
      [988, floor],
      660,
      { ...duel, arms: [{ to: [1052, 556] }, { to: [722, 300] }] },
      { hat: 'cap', left: true, stroke: 14, holds: [null, shown(invoice)] },
    ),
    groundLine(844),
  ].join('');
};
