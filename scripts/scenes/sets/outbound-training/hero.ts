import { flock } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { chain } from '../../figure/group';
import { hills, peak, slope, sun } from '../../ground/land';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { fern, tree } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { type Point, points } from '../../svg';

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const steps: Point[] = points(120, 800, 300, 706, 474, 612, 640, 512, 800, 404, 980, 286);
  const edge: Point[] = [
    [-20, 812],
    ...steps.flatMap(([x, y]): Point[] => points(x - 60, y + 2, x + 70, y - 2)),
    [1100, 330],
    [1220, 440],
  ];
  const climbers = steps.map((at, i): Person => ({
    at,
    h: 210,
    ...villager(i + 2),
    left: i === 5,
    pose: i === 5 ? { ...poses.reach, lean: 30 } : poses.climb,
    halo: true,
  }));
  return [
    hills([peak(-60, 560, 150, 330, 370, 560), peak(220, 560, 400, 390, 590, 560)]),
    sun([800, 220], 118),
    flock([120, 190], 5, 46),
    slope(edge, 930, r),
    chain(climbers),
    flag([1075, 310], 210),
    tree([1110, 800], 250, r),
    fern([830, 850], 110, 8),
    fern([890, 860], 80, 8),
    hut([590, 850], 110, 120),
    figure([760, 850], 110, poses.wave, { woman: true }),
  ].join('');
};
