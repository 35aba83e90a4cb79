import { fish } from '../../props/animal';
import { boat } from '../../props/boat';
import { hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { people } from '../../figure/figure';
import { sun, water } from '../../ground/land';
import { lights } from '../../props/market';
import type { Scene } from '../../page';
import { palm } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { between, cover, disc, dots, line, type Point, polar, times } from '../../svg';

const hub: Point = [600, 450];

/** The four boats: where each keel is, and the share of the way from the hub at which its lights begin and end. */
const partners = [
  [224, 292, 0.66, 0.88],
  [976, 292, 0.66, 0.88],
  [224, 830, 0.54, 0.74],
  [976, 830, 0.54, 0.74],
] as const;

/** A partner's boat with its crew on calm water, and the lights that lead to it. */
const partner = ([x, y, from, to]: (typeof partners)[number], i: number): string => {
  const left = x > hub[0];
  const rope = times(6).map((j) => between(hub, [x, y - 20], from + ((to - from) * j) / 5));
  const crew = [-0.2, 0.12].map((a, j) => ({
    at: [x + (left ? -a : a) * 340, y - 46] as Point,
    h: 196,
    ...villager(i + j * 3),
    left,
    halo: true,
    pose: j ? poses.wave : poses.explain,
  }));
  return lights(rope, 13) + people(crew) + boat([x, y], 380, left);
};

/** Waves: where each begins, and of how many halves it is, so that none is cut at an edge or by a boat. */
const waves: readonly [x: number, y: number, halves: number][] = [
  [390, 44, 10],
  [452, 122, 7],
  [474, 200, 6],
  [34, 400, 6],
  [58, 474, 6],
  [34, 548, 6],
  [914, 400, 6],
  [890, 474, 6],
  [914, 548, 6],
  [474, 700, 6],
  [452, 784, 7],
  [390, 862, 10],
];

const sea = waves.map(([x, y, halves]) => water([x, y], (halves - 1) * 42, 1, 74, 84)).join('');

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const shore = times(36).map((i) => polar(hub, i * 10, 238, 172));
  return [
    sea,
    cover(disc(hub, 258, 188), 6),
    line(dots(shore), 9),
    hut([496, 416], 80, 104),
    hut([624, 416], 80, 104),
    palm([446, 470], 126, r),
    palm([742, 470], 126, r),
    sun([600, 316], 18),
    people(
      times(3).map((i) => ({
        at: [500 + i * 100, 596],
        h: 166,
        ...villager(i),
        left: i > 1,
        halo: true,
        pose: i === 1 ? poses.explain : poses.wave,
      })),
    ),
    partners.map(partner).join(''),
    fish([600, 120], 90),
    fish([600, 784], 90, true),
  ].join('');
};
