import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { box, cover, disc, ink, line, marigold, path, type Point, polar, poly, times } from '../../svg';

const floor = 838;
const hub: Point = [696, 530];

/** The scene `operators`. */
export const operators: Scene = () =>
  [
    cover(box([930, -20], 120, 270), 12),
    cover(box([700, 250], 410, floor - 250), 14),
    cover(disc([990, 390], 80), 13) + line(path(990, 390, 1034, 346), 14, marigold),
    line(path(860, 680, 1040, 680) + path(860, 750, 1040, 750), 14),
    line(path(770, 300, 560, 190), 16) +
      cover(disc([770, 300], 28), 12) +
      ink(disc([552, 186], 32), marigold),
    cover(disc(hub, 180), 16) +
      line(
        times(6)
          .map((i) => poly([hub, polar(hub, i * 60 + 30, 180)]))
          .join(''),
        13,
      ) +
      cover(disc(hub, 42), 13),
    dressedFigure(
      [340, floor],
      700,
      { ...poses.push, lean: 14, arms: [{ to: [512, 500] }, { to: [538, 214] }] },
      { hat: 'cap', stroke: 14 },
    ),
    frame({ bottom: 'triangles' }),
  ].join('');
