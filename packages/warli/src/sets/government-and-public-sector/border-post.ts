import { figure } from '../../figure/figure';
import { lantern } from '../../figure/hold';
import { hills, moon, peak, slope, stars } from '../../ground/land';
import { flag } from '../../props/market';
import { rifle, sandbags, snow } from '../../props/outpost';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { courses } from '../../props/records';
import { cover, points, poly } from '../../svg';

const peaks = [peak(-80, 760, 150, 330, 420, 760), peak(200, 760, 400, 470, 640, 760)];

/** The scene `border-post`. */
export const borderPost: Scene = (r) =>
  [
    stars([20, 30], [900, 300], 26, r),
    moon([170, 160], 56),
    hills(peaks, 34),
    snow(peaks, 0.4),
    slope(
      [
        [0, 830],
        [180, 770],
        [330, 720],
        [1200, 720],
      ],
      900,
      r,
      56,
    ),
    flag([1020, 450], 262),
    courses([890, 500], 260, 216, 4),
    cover(poly(points(856, 500, 1020, 420, 1184, 500), true), 6),
    sandbags([350, 716], 5, 2),
    figure([474, 652], 430, armed(poses.stand, [-30, 10], [44, 100]), {
      hat: 'cap',
      left: true,
      holds: [null, rifle],
    }),
    figure([740, 716], 440, armed(poses.stand, [-40, 20], { to: [700, 316], other: true }), {
      hat: 'cap',
      woman: true,
      left: true,
      holds: [lantern, null],
    }),
  ].join('');
