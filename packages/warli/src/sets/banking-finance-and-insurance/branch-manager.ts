import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { rupee } from '../../props/bank';
import { bow, cover, disc, each, ground, line, marigold, path, shape, turned, white } from '../../svg';

/** The telephone without its receiver, and the desk it stands on. */
const desk =
  line(path(770, 620, 750, 834) + path(1070, 620, 1090, 834), 14) +
  line(path(722, 604, 1108, 604), 26) +
  cover(shape(800, 590, 832, 516, 908, 516, 940, 590), 8) +
  line(disc([870, 556], 18), 8) +
  each(4, (i) => cover(disc([1030 + (i % 2) * 8, 574 - i * 24], 48, 17), 8));

/** The receiver, its hollow side to the face. */
const receiver =
  line(bow([640, 144], [716, 212], [640, 280]), 24, marigold) +
  line(path(628, 150, 644, 142) + path(628, 274, 644, 282), 38, marigold);

/** A passbook held up. */
const passbook = turned(cover('M304 356h96v126h-96z', 7, ground, marigold), 10, [352, 420]);

/** The scene `branch-manager`. */
export const branchManager: Scene = () =>
  [
    cover(disc([930, 250], 124), 10) + rupee([930, 252], 130),
    desk,
    line(bow([648, 300], [640, 520], [812, 566]), 7),
    receiver,
    dressedFigure(
      [560, 834],
      690,
      {
        ...poses.stand,
        nod: 6,
        arms: [
          [-20, 6],
          [70, 226],
        ],
      },
      { hat: 'tie', stroke: 14 },
    ),
    dressedFigure(
      [156, 834],
      610,
      { ...poses.stand, lean: 10, arms: [[-14, 26], { to: [314, 470] }] },
      { woman: true, stroke: 13 },
    ),
    passbook,
    line(path(340, 488, 316, 471), 14, white),
    frame({ bottom: 'diamonds' }),
  ].join('');
