import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { cover, disc, ground, ink, line, marigold, path, type Point, shape } from '../../svg';

const floor = 838;
const lens: Point = [580, 714];

/** What the glass has found. */
const bug = ([x, y]: Point): string =>
  line(
    [-44, 0, 40]
      .map((d) => path(x - 74, y + 14 + d * 1.2, x, y + 14 + d * 0.7, x + 74, y + 14 + d * 1.2))
      .join(''),
    9,
    marigold,
  ) +
  ink(disc([x, y + 22], 46, 58) + disc([x, y - 46], 26), marigold) +
  line(path(x, y - 20, x, y + 76), 7, ground);

/** The scene `specialists`. */
export const specialists: Scene = () =>
  [
    line(path(432, 514, 508, 622), 26),
    dressedFigure(
      [258, 700],
      660,
      {
        ...poses.kneel,
        lean: 24,
        nod: 24,
        arms: [{ to: [444, 550] }, { to: [366, 676], other: true }],
        legs: [{ to: [130, 830] }, { to: [398, 830] }],
      },
      { hung: true, hat: 'topi', stroke: 14 },
    ),
    cover(disc(lens, 112), 15),
    bug(lens),
    dressedFigure(
      [960, floor],
      700,
      { ...poses.akimbo, arms: [[-46, 38], { to: [846, 466] }] },
      { left: true, woman: true, stroke: 14 },
    ),
    cover('M720 508Q804 508 840 472Q876 508 960 508V650Q954 774 840 834Q726 774 720 650Z', 14),
    ink(disc([840, 610], 36) + shape(840, 610, 872, 720, 808, 720)),
    frame({ bottom: 'comb' }),
  ].join('');
