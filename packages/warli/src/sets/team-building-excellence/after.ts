import { fromTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { cotton, cover, dashes, type Point, shape, turned, white } from '../../svg';

/** A sheet folded to a dart that flies to the right. */
const dart = ([x, y]: Point, s: number, tilt: number): string =>
  turned(
    cover(shape(x - s, y - s * 0.5, x + s, y, x - s * 0.55, y), 5, white, cotton) +
      cover(shape(x - s * 0.55, y, x + s, y, x - s * 0.8, y + s * 0.45), 5),
    tilt,
    [x, y],
  );

/** The scene `after`: the form they fought about has learnt to fly. */
export const after: Scene = () =>
  [
    fromTip(
      844,
      [
        dashes('M340 330C380 200 500 150 580 180', 6, [1, 18]) + dart([660, 192], 74, 8),
        dashes('M630 330C680 280 750 262 810 280', 6, [1, 18]) + dart([890, 290], 62, 10),
        figure(
          [140, 838],
          490,
          { ...poses.raise, lean: 4, arms: limbs(-40, 20, 118, 142) },
          { woman: true, stroke: 11 },
        ),
        figure(
          [424, 838],
          490,
          { ...poses.raise, lean: 4, arms: limbs(-40, 30, 122, 152) },
          { hat: 'topi', stroke: 11 },
        ),
        figure(
          [742, 838],
          370,
          { ...poses.cheer, legs: poses.leap.legs },
          { woman: true, hat: 'plait', stroke: 9 },
        ),
        figure(
          [1030, 838],
          470,
          { ...poses.cheer, arms: limbs(-30, 20, 126, 160) },
          { left: true, stroke: 11 },
        ),
      ].join(''),
      0.928,
      32,
    ),
    lineToEdge(844),
  ].join('');
