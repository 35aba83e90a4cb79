import { dressed, dressedFigure } from '../../figure/finery';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { sitter } from '../../figure/seat';
import { board, chair } from '../../props/room';
import { openHut } from '../../props/stopover';
import { dashes, disc, ink, line, marigold, path, type Point, polar, poly, sand, times } from '../../svg';

const chalkSun: Point = [704, 556];

/** The scene `village-school`. */
export const villageSchool: Scene = () =>
  [
    openHut([600, 850], 900, 800),
    line('M212 400H988', 3, sand) + dashes('M230 418H971', 9, [0, 18.5], sand),
    board([540, 440], 290, 230),
    ink(disc(chalkSun, 38), marigold),
    line(
      times(12)
        .map((i) => poly([polar(chalkSun, i * 30, 52), polar(chalkSun, i * 30, 76)]))
        .join(''),
      5,
    ),
    line(path(600, 670, 584, 846) + path(770, 670, 786, 846), 6),
    chair([924, 732], 116, true),
    dressed([
      sitter(
        [920, 726],
        846,
        400,
        {
          lean: 4,
          arms: [
            [20, 76],
            [70, 150],
          ],
        },
        { left: true, hat: 'turban' },
      ),
    ]),
    dressedFigure([530, 846], 300, armed(poses.stand, [-30, 10], { to: [628, 600] }), { hat: 'pheta' }),
    dressedFigure([272, 828], 250, armed(poses.floor, [-10, 60], [120, 160]), {
      hung: true,
      woman: true,
      hat: 'plait',
    }),
    dressedFigure([388, 832], 230, armed(poses.floor, [-20, 58], [14, 128]), { hung: true }),
  ].join('');
