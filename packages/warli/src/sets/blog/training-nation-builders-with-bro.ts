import { bird } from '../../props/animal';
import { figure } from '../../figure/figure';
import { speaker } from '../../figure/speaker';
import { tip, start } from '../../frame';
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
  peak(560, 540, 960, 60, 1360, 540),
];

const sitters: readonly (readonly [number, number, number, Look])[] = [
  [300, 640, 270, { hat: 'cap' }],
  [900, 640, 270, { woman: true, hat: 'plait' }],
  [180, 742, 310, { woman: true }],
  [1020, 742, 310, { hat: 'topi' }],
  [260, 860, 350, { hat: 'topi' }],
  [940, 860, 350, { hat: 'cap' }],
];

/** The road that winds up the highest mountain. */
const road =
  'M770 560Q930 530 1025 523T1120 493Q1120 470 1010 463T850 438Q800 420 850 403T970 381Q1040 376 1050 356T1000 329Q940 322 915 306T925 276Q960 262 985 251T1000 220Q990 200 966 180';

/** The scene `training-nation-builders-with-bro`. */
export const nationBuilders: Scene = (r) =>
  [
    hills(peaks, 40),
    snow(peaks, 0.26),
    line(road, 34) + line(road, 24, ground) + dashes(road, 4, [12, 14]),
    tip(556),
    slope(points(start, 556, 400, 536, 800, 536, 1210, 560), 900, r, 90),
    bird([620, 90], 44),
    speaker([600, 740], 400, { ...poses.explain, arms: limbs(-60, -140, 60, 140) }),
    sitters
      .map(([x, y, h, look]) =>
        figure(
          [x, y - h * 0.07],
          h,
          { ...poses.floor, nod: -4, arms: x % 40 ? limbs(-14, 60, 30, 80) : limbs(10, 66, 34, 84) },
          { hung: true, left: x > 600, ...look },
        ),
      )
      .join(''),
    laidPickaxe([400, 790], 150, 6),
    laidPickaxe([480, 850], 140, -4),
    laidPickaxe([800, 796], 150, 174),
  ].join('');
