import type { Person } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { chain } from '../../figure/group';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { cover, dashes, line, move, path, type Point, points, poly } from '../../svg';

const floor = 850;

/** Where they stand on the left flank, from the foot up to the top. */
const steps: readonly Point[] = points(136, floor - 6, 290, 682, 446, 514);

const mirrored = ([x, y]: Point): Point => [1200 - x, y];

/** The left flank with a tread for each, up to the summit. */
const flank: readonly Point[] = points(194, floor, 224, 690, 362, 686, 382, 522, 500, 518);

/** Takes a step inward and gives the hill that much smaller. */
const hill = (inward: number): Point[] => {
  const half = flank.map((p) => move(p, inward, inward)).map(([x, y]): Point => [Math.min(x, 600), y]);
  return [...half, ...half.map(mirrored).toReversed()];
};

/** Both feet on one tread, and up with the arms. */
const onTread: Pose = { ...poses.climb, lean: 12, legs: limbs(-8, -4, 8, 4) };

const climbers = (from: number, left: boolean): Person[] =>
  steps.map((at, i): Person => ({
    at: left ? mirrored(at) : at,
    h: 296,
    stroke: 11,
    ...villager(from + i),
    left,
    halo: true,
    pose: i === 2 ? armed(poses.cheer, [-40, -60], [132, 160]) : onTread,
  }));

/** The scene `summit`: few and large, since it stands small beside a list. */
export const summit: Scene = () =>
  [
    sun([600, 206], 104),
    cover(poly(hill(0)), 9),
    [60, 120]
      .map((inward) => dashes(poly(hill(inward).filter(([, y]) => y < floor - 16)), 8, [1, 24]))
      .join(''),
    chain(climbers(0, false)),
    chain(climbers(3, true).toReversed()),
    line(path(0, floor + 5, 1200, floor + 5), 9),
  ].join('');
