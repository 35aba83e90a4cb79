import { flock } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { chain } from '../../figure/group';
import { cloud, hills, peak, slope } from '../../ground/land';
import { sunrise } from '../../ground/sunrise';
import type { Scene } from '../../page';
import { fern } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { pairs, type Point, points } from '../../svg';

const ledges: Point[] = pairs([
  150, 810, 300, 690, 396, 570, 486, 450, 714, 450, 806, 570, 905, 690, 1050, 810,
]);

const edge: Point[] = [
  [-20, 822],
  ...ledges.slice(0, 4).flatMap(([x, y]): Point[] => points(x - 56, y + 2, x + 40, y - 2)),
  ...ledges.slice(4).flatMap(([x, y]): Point[] => points(x - 40, y - 2, x + 56, y + 2)),
  [1220, 822],
];

const climbers = ledges.map((at, i): Person => ({
  at,
  h: 204,
  ...villager(i),
  left: i > 3,
  halo: true,
  pose: i === 3 || i === 4 ? armed(poses.cheer, [-40, -60], [132, 160]) : poses.climb,
}));

/** The scene `summit`. */
export const summit: Scene = (r) =>
  [
    hills([peak(-100, 700, 80, 440, 290, 700), peak(910, 700, 1110, 430, 1310, 700)]),
    sunrise([600, 250], 84),
    slope(edge, 930, r),
    chain(climbers.slice(0, 4)),
    chain(climbers.slice(4).toReversed()),
    cloud([60, 400], 90),
    cloud([1010, 380], 90),
    flock([90, 170], 4, 46),
    flock([1110, 170], 4, 46, true),
    hut([540, 850], 120, 130),
    fern([480, 850], 80, 6),
    fern([720, 850], 80, -6),
  ].join('');
