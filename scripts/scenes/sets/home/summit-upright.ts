import type { Person } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { chain } from '../../figure/group';
import { slope } from '../../ground/land';
import { sunrise } from '../../ground/sunrise';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { pairs, type Point, points } from '../../svg';

const ledges: Point[] = pairs([
  112, 1046, 196, 912, 280, 776, 364, 640, 536, 640, 620, 776, 704, 912, 788, 1046,
]);

const edge: Point[] = [
  [-20, 1060],
  ...ledges.slice(0, 4).flatMap(([x, y]): Point[] => points(x - 44, y + 2, x + 34, y - 2)),
  ...ledges.slice(4).flatMap(([x, y]): Point[] => points(x - 34, y - 2, x + 44, y + 2)),
  [920, 1060],
];

const climbers = ledges.map((at, i): Person => ({
  at,
  h: 212,
  ...villager(i),
  left: i > 3,
  halo: true,
  pose: i === 3 || i === 4 ? armed(poses.cheer, [-40, -60], [132, 160]) : poses.climb,
}));

/** The scene `summit-upright`. */
export const summitUpright: Scene = (r) =>
  [
    sunrise([450, 350], 84),
    slope(edge, 1230, r),
    chain(climbers.slice(0, 4)),
    chain(climbers.slice(4).toReversed()),
  ].join('');
