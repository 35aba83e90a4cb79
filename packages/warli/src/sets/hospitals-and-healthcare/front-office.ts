import { behind } from '../../figure/behind';
import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import { letters } from '../../lettering';
import type { Scene } from '../../page';
import { box, cotton, cover, each, ground, ink, line, marigold, path, shape, white } from '../../svg';

const floor = 838;
const top = 566;

/** The number whose turn it is, on a board that hangs from the ceiling. */
const token =
  line(path(420, -10, 420, 76) + path(570, -10, 570, 76), 8) +
  cover(box([380, 76], 230, 160), 10) +
  ink(letters('27', 'display', [495, 206], 150), marigold);

/** A pile of files with ties. */
const files = each(7, (i) => {
  const [x, y] = [866 + ((i * 7) % 4) * 10, top - 44 - i * 44];
  return (
    cover(box([x, y], 190, 44), 7, ground, i % 2 ? cotton : white) +
    line(path(x + 136, y + 6, x + 136, y + 38), 10, ground)
  );
});

const counter =
  cover(box([120, top], 960, floor - top), 9) +
  line(
    each(3, (i) => shape(500 + i * 190, 716, 580 + i * 190, 620, 660 + i * 190, 716, 580 + i * 190, 812)),
    8,
  ) +
  ink(box([90, top - 14], 1020, 28));

/** The scene `front-office`. */
export const frontOffice: Scene = () =>
  [
    token,
    dressedFigure(
      [710, floor],
      640,
      { ...poses.talk, nod: 4, lean: 8, arms: [{ to: [840, 540] }, { to: [546, 500] }] },
      { left: true, hat: 'tie', stroke: 12 },
    ),
    counter,
    files,
    behind(
      [300, floor],
      660,
      { woman: true, hat: 'braid', stroke: 12 },
      { arms: [[-26, 14], { to: [462, 500] }] },
    ),
    cover(shape(462, 450, 540, 436, 552, 516, 474, 530), 7, ground, cotton),
    frame({ bottom: 'diamonds' }),
  ].join('');
