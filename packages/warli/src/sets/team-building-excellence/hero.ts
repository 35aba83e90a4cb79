import type { Person } from '../../figure/bones';
import { block, hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame, tips } from '../../frame';
import { chain } from '../../figure/group';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import {
  bow,
  disc,
  dots,
  ink,
  line,
  marigold,
  onBow,
  path,
  type Point,
  polar,
  times,
  white,
} from '../../svg';

const level = (k: number): Person[] =>
  times(3 - k).map((i): Person => ({
    at: [600 + (i - (2 - k) / 2) * 158, 836 - k * 201],
    h: 252,
    ...(k ? villager(i + 1) : { hat: i % 2 ? 'turban' : 'none' }),
    halo: true,
    pose:
      k === 2
        ? armed(poses.cheer, [-150, -176], [150, 176])
        : { ...poses.stand, arms: limbs(-70, -100, 70, 100), legs: limbs(-14, -6, 14, 6) },
  }));

/** Somebody of the crowd at the foot. */
const cheering = (x: number, i: number, pose: Pose, left = false): string =>
  figure([x, 836], 244, pose, { ...villager(i), left });

/** The rope of the pot, between two poles on the roofs, and pennants from these in to the rope. */
const ropes = (): string => {
  const rope: readonly [Point, Point, Point] = [
    [230, 40],
    [600, 70],
    [970, 40],
  ];
  const swag = (pole: number, t: number): string => bunting([pole, 104], onBow(...rope, t), 34, 7);
  return (
    line(path(230, 28, 230, 222) + path(970, 28, 970, 242), 6) +
    line(bow(...rope), 4) +
    swag(230, 0.34) +
    swag(970, 0.66)
  );
};

/** The scene `hero`. */
export const hero: Scene = () => {
  const drops = times(40).map((i) => polar([600, 96], 10 + i * 4, 90 + (i % 4) * 34, 70 + (i % 4) * 36));
  return [
    hut([92, 520], 84, 110),
    block([180, 520], 100, 290, 3, 6),
    block([920, 520], 100, 270, 3, 6),
    hut([1024, 520], 84, 110),
    tips(536),
    beads([84, 536], [340, 536], 12, 6),
    beads([860, 536], [1116, 536], 12, 6),
    ropes(),
    line('M600 54v14', 4),
    line(dots(drops), 6),
    ink(`M574 70h52Q650 126 600 126T574 70Z`, marigold),
    line('M566 68h68', 6),
    line(disc([600, 98], 10), 3, white),
    [0, 1, 2].map((k) => chain(level(k), 0.1)).join(''),
    cheering(126, 0, poses.raise),
    cheering(288, 1, poses.cheer),
    cheering(912, 2, poses.cheer, true),
    cheering(1074, 3, poses.raise, true),
    frame({ bottom: 'triangles', isOpening: true }),
  ].join('');
};
