import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { box, cotton, cover, disc, ground, ink, line, marigold, path, shape, turned } from '../../svg';

/** Where the steps end below, and the height of each. */
const floor = 838;
const [low, middle, high] = [770, 700, 630];

/** The scene `top-management`. */
export const topManagement: Scene = () =>
  [
    cover(box([90, low], 320, floor - low), 11) +
      cover(box([410, middle], 310, floor - middle), 11) +
      cover(box([720, high], 390, floor - high), 11),
    line(path(1060, high - 6, 1060, 96), 14) + ink(disc([1060, 94], 18)),
    ink(shape(1054, 106, 912, 150, 1054, 196), marigold),
    dressedFigure(
      [860, high - 8],
      530,
      { ...poses.stand, lean: 7, nod: 8, arms: [{ to: [1042, 350] }, { to: [636, 282] }] },
      { left: true, hat: 'tie', stroke: 14 },
    ),
    dressedFigure(
      [300, low - 8],
      570,
      {
        ...poses.climb,
        lean: 8,
        nod: -14,
        arms: [{ to: [266, 520] }, { to: [520, 370] }],
        legs: [{ to: [216, low - 8] }, { to: [462, middle - 8] }],
      },
      { woman: true, hat: 'plait', stroke: 14 },
    ),
    turned(cover(box([186, 500], 150, 104), 9, ground, cotton), -12, [260, 552]),
    frame({ bottom: 'comb' }),
  ].join('');
