import type { Person } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { chain } from '../../figure/group';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import { palm } from '../../ground/plant';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
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

const floor = 848;

const steps: readonly Point[] = points(156, floor, 372, 722, 572, 606, 764, 492);

/** The flank of the hill, with a tread below each climber, up to the summit. */
const flank: readonly Point[] = pairs([
  184,
  floor + 6,
  208,
  814,
  270,
  810,
  300,
  728,
  446,
  722,
  500,
  612,
  642,
  606,
  696,
  498,
  960,
  492,
]);

/** Rows of dots that go up with the flank. */
const strata = each(5, (j) => {
  const row = flank.map((p): Point => move(p, 34 + j * 46, 34 + j * 42));
  const places = row.slice(1).flatMap((end, i) => {
    const from = row[i] ?? end;
    const count = Math.round(Math.hypot(end[0] - from[0], end[1] - from[1]) / 24);
    return times(count).map((k) => between(from, end, k / count));
  });
  return dots(places.filter(([x, y]) => y < 830 && x < 1000));
});

const climber = (at: Point, i: number): Person => {
  const top = i === steps.length - 1;
  const pose: Pose = top ? { ...poses.reach, lean: 26, arms: limbs(-120, -160, 60, 80) } : poses.climb;
  return { at, h: 330 - i * 26, ...villager(i + 2), left: top, pose, halo: true };
};

/** The scene `hero`. */
export const hero: Scene = (r) =>
  [
    flock([100, 330], 4, 46),
    sun([600, 300], 130),
    palm([1056, 586], 230, r),
    cover(poly([...flank, ...points(1012, 580, 1106, 588, 1122, floor + 6)], true), 6),
    line(strata, 6),
    flag([900, 492], 330),
    chain(steps.map(climber)),
    figure([742, floor], 300, poses.cheer, { woman: true, left: true }),
    line(path(874, 560, 896, floor), 6),
    figure([970, floor], 336, armed(poses.stand, { to: [883, 650] }, [-30, 20]), { hat: 'cap', left: true }),
    groundLine(floor + 6),
  ].join('');
