import { bird } from '../../props/animal';
import { dressedFigure } from '../../figure/finery';
import { figure } from '../../figure/figure';
import { tips, start } from '../../frame';
import { hills, peak, slope } from '../../ground/land';
import { snow } from '../../props/outpost';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { laidPickaxe } from '../../props/road';
import { dashes, ground, line, points } from '../../svg';
import type { Look } from '../../figure/cast';

const peaks = [
  peak(92, 555, 246, 240, 440, 540),
  peak(180, 540, 430, 150, 690, 540),
  peak(620, 556, 916, 60, 1200 - start, 556),
];

const sitters: readonly (readonly [number, number, number, Look])[] = [
  [322, 640, 250, { hat: 'cap' }],
  [878, 640, 250, { woman: true, hat: 'plait' }],
  [140, 736, 280, { woman: true }],
  [1060, 736, 280, { hat: 'topi' }],
  [300, 872, 320, { hat: 'topi' }],
  [900, 872, 320, { hat: 'cap' }],
];

/** The road that winds up the highest mountain. */
const road =
  'M808 560Q904 530 961 523T1018 493Q1018 470 952 463T856 438Q826 420 856 403T928 381Q970 376 976 356T946 329Q910 322 895 306T901 276Q922 262 937 251T946 220Q940 200 926 180';

/** The scene `training-nation-builders-with-bro`. */
export const nationBuilders: Scene = (r) =>
  [
    hills(peaks, 40),
    snow(peaks, 0.26),
    line(road, 34) + line(road, 24, ground) + dashes(road, 4, [12, 14]),
    tips(556),
    slope(points(start, 556, 400, 536, 800, 536, 1200 - start, 556), 900, r, 90),
    bird([620, 90], 44),
    dressedFigure([600, 740], 400, { ...poses.explain, arms: limbs(-60, -140, 60, 140) }, { hat: 'pheta' }),
    sitters
      .map(([x, y, h, look]) =>
        (h < 280 ? figure : dressedFigure)(
          [x, y - h * 0.07],
          h,
          { ...poses.floor, nod: -4, arms: limbs(-14, 60, 30, 80) },
          { hung: true, left: x > 600, ...look },
        ),
      )
      .join(''),
    laidPickaxe([446, 770], 130, 6),
    laidPickaxe([480, 850], 140, -4),
    laidPickaxe([762, 776], 130, 174),
  ].join('');
