import type { Held } from '../../figure/bones';
import { dressedFigure } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { box, cotton, cover, disc, ink, line, marigold, path, type Point, shape, white } from '../../svg';

const floor = 838;

/** A first-aid case that hangs from the hand. */
const kit: Held = ([x, y]) =>
  line(`M${x - 34} ${y + 34}V${y + 4}H${x + 34}V${y + 34}`, 10) +
  cover(box([x - 96, y + 34], 192, 140), 10, white, white) +
  line(path(x, y + 66, x, y + 142) + path(x - 38, y + 104, x + 38, y + 104), 24, marigold);

/** Takes the middle of the foot and the height of its hook and gives a drip stand on wheels. */
const stand = ([x, y]: Point, top: number): string =>
  line(
    path(x, y - 40, x, top, x + 62, top, x + 62, top + 26) + path(x - 70, y - 26, x, y - 56, x + 70, y - 26),
    12,
  ) +
  ink(disc([x - 70, y - 15], 15) + disc([x + 70, y - 15], 15)) +
  cover(shape(x + 24, top + 26, x + 100, top + 26, x + 92, top + 160, x + 32, top + 160), 10, white, cotton) +
  ink(shape(x + 31, top + 92, x + 93, top + 92, x + 89, top + 154, x + 35, top + 154), marigold) +
  line(`M${x + 62} ${top + 160}V${top + 250}Q${x + 62} ${top + 330} ${x} ${top + 330}`, 8);

/** The scene `nurses`. */
export const nurses: Scene = () =>
  [
    dressedFigure(
      [310, floor],
      620,
      { ...poses.run, lean: 14, arms: limbs(-44, -20, 36, 146) },
      { hat: 'cap', stroke: 13, holds: [kit, null] },
    ),
    stand([1008, floor], 130),
    dressedFigure(
      [740, floor],
      660,
      {
        ...poses.walk,
        lean: 8,
        arms: [[-14, -22], { to: [1004, 470] }],
        legs: limbs(-34, -54, 38, 4),
      },
      { woman: true, hat: 'nurse', stroke: 13 },
    ),
    groundLine(844),
  ].join('');
