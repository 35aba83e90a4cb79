import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { hills, peak, trail } from '../../ground/land';
import { grass } from '../../ground/plant';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { snow } from '../../props/outpost';
import { car } from '../../props/vehicle';
import {
  cover,
  dashes,
  dots,
  ground,
  hide,
  line,
  marigold,
  path,
  type Point,
  points,
  shape,
  times,
  turned,
} from '../../svg';

const floor = 838;

const peaks = [
  peak(-90, 470, 150, 150, 420, 470),
  peak(760, 470, 1010, 90, 1290, 470),
  peak(340, 470, 600, 200, 870, 470),
];

/** The piece that is hers. */
const hers = trail(points(640, 790, 690, 720, 900, 690, 1130, 640, 1110, 560));

const onward = trail(points(1110, 560, 1080, 510, 960, 508, 880, 502, 850, 472));

const rock = (): string =>
  cover(shape(544, floor, 556, 740, 600, 690, 650, 706, 680, 770, 684, floor), 8) +
  line(path(602, 694, 614, 760, 588, 816) + path(614, 760, 650, 790), 5);

/** A basket of stones, set down. */
const basket = ([x, y]: Point): string =>
  line(
    dots(times(5).map((i): Point => [x - 38 + (i % 3) * 38 + (i > 2 ? 19 : 0), y - (i > 2 ? 116 : 88)])),
    35,
  ) +
  cover(shape(x - 66, y - 80, x + 66, y - 80, x + 44, y, x - 44, y), 7) +
  line(path(x - 58, y - 52, x + 58, y - 52) + path(x - 50, y - 26, x + 50, y - 26));

/** The scene `from-rock-to-bend`: on foot an engineer has come up to the woman who carries stones, and shows her the piece of road that is hers. */
export const fromRockToBend: Scene = (r) =>
  [
    flock([640, 100], 3, 44),
    hills(peaks, 34),
    snow(peaks),
    line(path(0, 470, 1200, 470), 5),
    line(onward, 40) + line(onward, 26, ground),
    line(hers, 62, marigold) + dashes(hers, 6, [30, 30], ground),
    turned(car([858, 688], 110), -9, [900, 680]),
    rock(),
    basket([306, floor - 2]),
    hide(shape(374, 380, 318, 484, 420, 490, 440, 380) + shape(134, 428, 182, 428, 182, 462, 134, 462)),
    figure(
      [172, floor],
      510,
      { ...armed(poses.akimbo, [-58, 42], [14, 2]), nod: -4 },
      { woman: true, stroke: 12 },
    ),
    figure(
      [440, floor],
      560,
      { ...armed(poses.stand, [-30, 12], [66, 70]), lean: 2 },
      { hat: 'cap', stroke: 12 },
    ),
    grass([700, floor], [1200, floor], 9, r),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
