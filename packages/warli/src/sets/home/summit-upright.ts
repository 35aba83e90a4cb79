import type { Person } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { chain } from '../../figure/group';
import { cloud, slope } from '../../ground/land';
import { sunrise } from '../../ground/sunrise';
import { beads, tree } from '../../ground/plant';
import { beast, flock } from '../../props/animal';
import { hut } from '../../props/building';
import { figure } from '../../figure/figure';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { pairs, type Point, points } from '../../svg';

const ledges: Point[] = pairs([
  104, 900, 198, 796, 292, 692, 384, 588, 516, 588, 608, 692, 702, 796, 796, 900,
]);

const edge: Point[] = [
  [-20, 912],
  ...ledges.slice(0, 4).flatMap(([x, y]): Point[] => points(x - 44, y + 2, x + 34, y - 2)),
  ...ledges.slice(4).flatMap(([x, y]): Point[] => points(x - 34, y - 2, x + 44, y + 2)),
  [920, 912],
];

const climbers = ledges.map((at, i): Person => ({
  at,
  h: 176,
  ...villager(i),
  left: i > 3,
  halo: true,
  pose: i === 3 || i === 4 ? armed(poses.cheer, [-40, -60], [132, 160]) : poses.climb,
}));

/** The scene `summit-upright`. */
export const summitUpright: Scene = (r) =>
  [
    cloud([110, 150], 90),
    flock([640, 180], 4, 46),
    sunrise([450, 430], 44),
    slope(edge, 950, r),
    chain(climbers.slice(0, 4)),
    chain(climbers.slice(4).toReversed()),
    beads([0, 962], [900, 962], 44, 6),
    hut([70, 1150], 150, 160),
    figure([330, 1150], 124, poses.wave),
    figure([470, 1150], 124, poses.cheer, { woman: true }),
    beast([600, 1150], 56, true, 'goat'),
    tree([790, 1150], 180, r, 7),
  ].join('');
