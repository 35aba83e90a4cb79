import type { Person } from '../../figure/bones';
import { block, hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame, tips } from '../../frame';
import { chain, row } from '../../figure/group';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import {
  bow,
  disc,
  dots,
  each,
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
  times(5 - k).map((i): Person => ({
    at: [600 + (i - (4 - k) / 2) * 112, 800 - k * 134],
    h: 172,
    ...(k < 2 ? { hat: i % 2 ? 'turban' : 'none' } : villager(i + k)),
    halo: true,
    pose:
      k === 4
        ? armed(poses.cheer, [-150, -176], [150, 176])
        : { ...poses.stand, arms: limbs(-70, -100, 70, 100), legs: limbs(-14, -6, 14, 6) },
  }));

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
export const hero: Scene = (r) => {
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
    each(3, (i) => figure([118 + i * 74, 652 - (i % 2) * 20], 150, poses.cheer, { ...villager(i) })),
    each(3, (i) =>
      figure([1082 - i * 74, 652 - (i % 2) * 20], 150, poses.cheer, { ...villager(i + 2), left: true }),
    ),
    [0, 1, 2, 3, 4].map((k) => chain(level(k), 0.1)).join(''),
    row(3, [92, 830], [264, 830], (at, i) => ({
      at,
      h: r.near(176, 6),
      ...villager(i + 3),
      halo: true,
      pose: i % 2 ? poses.leap : poses.raise,
    })),
    row(3, [936, 830], [1108, 830], (at, i) => ({
      at,
      h: r.near(176, 6),
      ...villager(i),
      left: true,
      halo: true,
      pose: i % 2 ? poses.leap : poses.raise,
    })),
    frame({ bottom: 'triangles', isOpening: true }),
  ].join('');
};
