import { crossLegged, behind } from '../../figure/behind';
import { dressedFigure, finery } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { frame } from '../../frame';
import { letters } from '../../lettering';
import type { Scene } from '../../page';
import { box, cover, ink, line, marigold, path } from '../../svg';

/** The scene `teacher`. */
export const teacher: Scene = () =>
  [
    cover(box([300, 96], 806, 430), 14),
    line(path(280, 526, 1110, 526), 20),
    ink(letters('अ', 'displayMarathi', [690, 440], 380)),
    dressedFigure(
      [220, 838],
      690,
      { ...poses.reach, lean: 8, arms: [[-30, 30], { to: [520, 220] }], legs: poses.stand.legs },
      {
        hat: 'tie',
        stroke: 13,
        holds: [null, ([x, y]) => line(path(x + 14, y - 6, x + 44, y - 26), 16, marigold)],
      },
    ),
    behind(
      [930, 788],
      500,
      { hung: true, woman: true, hat: 'braid', stroke: 12 },
      { arms: limbs(-14, -30, 150, 172), legs: limbs(-82, 74, 82, -74) },
    ),
    crossLegged([610, 788], 440),
    finery([{ at: [610, 788], h: 440, hung: true, hat: 'cap', pose: poses.stand }]),
    frame({ bottom: 'triangles' }),
  ].join('');
