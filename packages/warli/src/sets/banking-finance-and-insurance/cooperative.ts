import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { box, cover, disc, ground, line, marigold, path, shape, turned, white } from '../../svg';

/** The safe with its wheel. */
const safe =
  line(path(76, 826, 76, 834) + path(226, 826, 226, 834), 20) +
  cover(box([48, 520], 208, 304), 14) +
  line(disc([152, 672], 52) + path(152, 600, 152, 744) + path(80, 672, 224, 672), 11);

const counter =
  cover(box([470, 640], 190, 200), 12) +
  line(path(446, 636, 684, 636), 26) +
  line(shape(490, 746, 565, 672, 640, 746, 565, 820), 10);

/** The milk can that was brought along. */
const can =
  cover('M986 834V690l36 -42v-34h62v34l26 42v144Z', 12, white, white) +
  line(path(1004, 608, 1098, 608), 22) +
  line(path(988, 742, 1108, 742), 12, ground);

/** The scene `cooperative`. */
export const cooperative: Scene = () =>
  [
    safe,
    can,
    dressedFigure(
      [810, 834],
      690,
      { ...poses.stand, lean: 4, arms: [[-26, 10], { to: [668, 480] }] },
      { left: true, hat: 'turban', stroke: 14 },
    ),
    dressedFigure(
      [380, 834],
      650,
      {
        ...poses.reach,
        lean: 16,
        nod: -8,
        arms: [{ to: [500, 616] }, { to: [588, 520] }],
        legs: poses.stand.legs,
      },
      { woman: true, stroke: 14 },
    ),
    counter,
    turned(cover(box([574, 452], 92, 118), 8, ground, marigold), 14, [620, 510]),
    frame({ bottom: 'diamonds' }),
  ].join('');
