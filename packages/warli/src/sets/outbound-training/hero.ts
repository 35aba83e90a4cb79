import type { Person } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { chain } from '../../figure/group';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { tent } from '../../props/building';
import { flag } from '../../props/market';
import {
  between,
  cover,
  dots,
  each,
  line,
  move,
  pairs,
  path,
  type Point,
  points,
  poly,
  times,
} from '../../svg';

const steps: readonly Point[] = points(110, 896, 346, 752, 556, 622, 760, 492);

/** The flank of the hill, with a tread below each climber, up to the summit. */
const flank: readonly Point[] = pairs([
  146, 910, 174, 856, 236, 854, 268, 758, 420, 752, 476, 628, 624, 622, 690, 498, 960, 492,
]);

/** Rows of dots that go up with the flank. */
const strata = each(5, (j) => {
  const row = flank.map((p): Point => move(p, 34 + j * 46, 34 + j * 42));
  const places = row.slice(1).flatMap((end, i) => {
    const from = row[i] ?? end;
    const count = Math.round(Math.hypot(end[0] - from[0], end[1] - from[1]) / 24);
    return times(count).map((k) => between(from, end, k / count));
  });
  return dots(places.filter(([x, y]) => y < 880 && x < 1000));
});

const climber = (at: Point, i: number): Person => {
  const top = i === steps.length - 1;
  const pose: Pose = top ? { ...poses.reach, lean: 26, arms: limbs(-120, -160, 60, 80) } : poses.climb;
  return { at, h: 330 - i * 26, ...villager(i + 2), left: top, pose, halo: true };
};

/** The scene `hero`: its lower edge is the ground, and the hill runs out at the right. */
export const hero: Scene = (r) =>
  [
    flock([100, 330], 4, 46),
    sun([600, 300], 130),
    palm([1166, 590], 320, r),
    cover(poly([...flank, ...points(1020, 580, 1210, 590, 1210, 910)], true), 6),
    line(strata, 6),
    flag([900, 492], 330),
    chain(steps.map(climber)),
    tent([1104, 590], 120, 100),
    figure([742, 896], 310, poses.cheer, { woman: true, left: true }),
    line(path(874, 560, 900, 896), 6),
    figure([974, 896], 350, armed(poses.stand, { to: [883, 680] }, [-30, 20]), { hat: 'cap', left: true }),
  ].join('');
