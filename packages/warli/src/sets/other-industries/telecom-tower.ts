import { block, hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { row } from '../../figure/group';
import { hills, peak } from '../../ground/land';
import { lattice } from '../../props/machine';
import type { Scene } from '../../page';
import { beads, grass, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { bow, box, cover, disc, dots, each, ink, line, marigold, move, polar, times } from '../../svg';

/** The scene `telecom-tower`. */
export const telecomTower: Scene = (r) => {
  const wave = (k: number): string =>
    [-1, 1]
      .map((s) =>
        bow(
          polar([600, 150], s > 0 ? -40 : 220, k),
          polar([600, 150], s > 0 ? 0 : 180, k * 1.32),
          polar([600, 150], s > 0 ? 40 : 140, k),
        ),
      )
      .join('');
  return [
    hills([peak(-60, 640, 150, 420, 360, 640), peak(250, 640, 400, 500, 560, 640)]),
    block([760, 640], 110, 260, 3, 6),
    block([890, 640], 90, 190, 2, 4),
    block([1000, 640], 130, 320, 3, 7),
    block([1150, 640], 90, 220, 2, 5),
    hut([60, 660], 110, 130),
    tree([250, 660], 180, r),
    line(
      each(5, (i) => wave(76 + i * 60)),
      4,
    ),
    line(dots(times(9).map((i) => polar([600, 150], -36 + i * 9, 388))), 11, marigold),
    line(dots(times(9).map((i) => polar([600, 150], 144 + i * 9, 388))), 11, marigold),
    lattice([600, 700], 560, 250, 8),
    ink(disc([600, 138], 18), marigold),
    cover(disc([560, 210], 26, 30), 5) + cover(disc([642, 210], 26, 30), 5),
    figure([548, 470], 170, poses.climb, { hat: 'helmet' }),
    figure([640, 330], 150, poses.climb, { hat: 'helmet', left: true }),
    beads([0, 716], [1200, 716], 52, 6),
    row(7, [90, 850], [1110, 850], (at, i) => ({
      at,
      h: 200,
      ...villager(i),
      left: i > 3,
      halo: true,
      pose: i === 3 ? { ...poses.explain } : i % 2 ? poses.point : armed(poses.stand, [-50, 44], [66, 168]),
      ...(i === 3 ? { hat: 'helmet' as const } : {}),
      holds: [null, i % 2 ? null : (p) => ink(box(move(p, -5, -12), 10, 20), marigold)],
    })),
    grass([0, 872], [1200, 872], 14, r),
  ].join('');
};
