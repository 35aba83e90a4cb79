import { flock } from '../../props/animal';
import { figure } from '../../figure/figure';
import { hills, peak, slope, sun } from '../../ground/land';
import { basket, pickaxe, snow } from '../../props/outpost';
import { roller } from '../../props/roadwork';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { line, turned } from '../../svg';

const peaks = [
  peak(-80, 460, 190, 110, 460, 460),
  peak(720, 460, 980, 70, 1300, 460),
  peak(330, 460, 570, 220, 820, 460),
];

/** The scene `mountain-road`. */
export const mountainRoad: Scene = (r) =>
  [
    sun([560, 110], 46),
    hills(peaks, 34),
    snow(peaks),
    line('M0 460H1200', 4),
    slope(
      [
        [0, 880],
        [1200, 640],
      ],
      900,
      r,
      58,
    ),
    turned(
      figure([480, 610], 270, { ...poses.chair }, { hung: true, hat: 'helmet' }) + roller([400, 790], 400),
      -11.3,
      [600, 770],
    ),
    figure([1020, 676], 310, poses.raise, { hat: 'cap', left: true, holds: [null, pickaxe] }),
    figure(
      [220, 836],
      330,
      { ...poses.head, legs: [{ to: [172, 842] }, { to: [268, 823] }] },
      { woman: true, holds: [null, basket] },
    ),
    flock([120, 90], 3, 36),
  ].join('');
