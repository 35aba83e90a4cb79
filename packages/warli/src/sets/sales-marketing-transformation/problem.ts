import type { Held } from '../../figure/bones';
import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { band, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { rupee } from '../../props/bank';
import { bow, box, cotton, cover, disc, ground, ink, line, marigold, shape } from '../../svg';

const floor = 838;

/** Both edges of the tag. */
const [left, right] = [470, 730];

/** A price tag that stands between them like a wall, its string loose. */
const tag =
  cover(shape(left, floor, left, 270, 546, 130, 654, 130, right, 270, right, floor), 14) +
  cover(disc([600, 196], 25), 10) +
  line('M592 192C556 70 690 0 742 60S690 176 610 194', 9, cotton) +
  band('diamonds', [left + 26, 752], right - left - 52, 40) +
  rupee([604, 500], 250, marigold);

/** The case of samples, put down. */
const samples =
  line(bow([188, 736], [226, 668], [264, 736]), 10) + cover(box([168, 734], 116, 98), 9, ground, cotton);

/** A purse, held by its shut clasp. */
const purse: Held = ([x, y]) =>
  cover(shape(x - 30, y + 26, x + 30, y + 26, x + 52, y + 112, x - 52, y + 112), 9, ground, cotton) +
  ink(disc([x - 10, y + 16], 13) + disc([x + 10, y + 16], 13));

/** The scene `problem`: both push, and the price stands. */
export const problem: Scene = () => {
  const push = { ...poses.push, lean: 28, nod: -6 };
  return [
    tag,
    samples,
    dressedFigure(
      [224, floor + 24],
      600,
      {
        ...push,
        arms: [{ to: [left - 36, 420] }, { to: [left - 12, 480] }],
        legs: [{ to: [92, floor - 6] }, { to: [320, floor - 6] }],
      },
      { hat: 'tie', stroke: 14 },
    ),
    dressedFigure(
      [976, floor + 24],
      600,
      {
        ...push,
        arms: [[-68, -24], { to: [right + 14, 460] }],
        legs: [{ to: [1106, floor - 6] }, { to: [880, floor - 6] }],
      },
      { woman: true, left: true, stroke: 14, holds: [purse, null] },
    ),
    groundLine(844),
  ].join('');
};
