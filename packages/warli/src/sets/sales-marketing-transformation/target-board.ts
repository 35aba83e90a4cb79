import { colleague, villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { row } from '../../figure/group';
import { sun } from '../../ground/land';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, type Pose, poses } from '../../figure/pose';
import { box, cover, dots, each, ground, line, marigold, move, type Point, times, white } from '../../svg';

const step = (i: number): Point => [300 + i * 150, 700 - i * 92];

/** One of a pair who cheer: the arm away from the other is up, the far one or the near one. */
const outward = (far: boolean): Pose =>
  far ? armed(poses.cheer, [-128, -166], [14, -4]) : armed(poses.cheer, [-14, 4], [128, 166]);

/** Takes the feet of the first, the number of the first in the village and whether they face left, and gives two who cheer. */
const pair = (from: Point, k: number, left: boolean): string =>
  row(2, from, move(from, 82, 0), (at, i) => ({
    at,
    h: 200,
    ...villager(i + k),
    left,
    halo: true,
    pose: outward((i === 0) !== left),
  }));

/** The scene `target-board`. */
export const targetBoard: Scene = (r) => {
  const sparks = times(40).map((): Point => [r.between(40, 1160), r.between(124, 330)]);
  return [
    bunting([0, 40], [600, 40], 60, 15),
    bunting([600, 40], [1200, 40], 60, 15),
    line(dots(sparks), 7),
    each(
      5,
      (i) =>
        cover(
          box([step(i)[0] - 66, step(i)[1]], 132, 852 - step(i)[1]),
          6,
          white,
          i === 4 ? marigold : ground,
        ) +
        (i < 4
          ? line(
              each(
                3 + i * 2,
                (j) => `M${step(i)[0] - 50} ${step(i)[1] + 30 + j * 26}l20 -14l20 14l20 -14l20 14l20 -14`,
              ),
              3,
            )
          : ''),
    ),
    each(5, (i) =>
      figure(
        step(i),
        200,
        [poses.climb, poses.climb, poses.raise, poses.climb, poses.leap][i] ?? poses.cheer,
        { ...colleague(i) },
      ),
    ),
    sun([1040, 190], 40),
    pair([98, 850], 0, false),
    pair([1042, 850], 3, true),
    beads([0, 866], [1200, 866], 50, 8),
  ].join('');
};
