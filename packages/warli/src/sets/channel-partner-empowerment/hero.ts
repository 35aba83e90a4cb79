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
import { between, cover, disc, dots, hide, line, type Point, polar, times } from '../../svg';

const hub: Point = [600, 450];

/** The six boats: where each keel is, and the share of the way from the hub at which its lights begin and end. */
const partners = [
  [230, 190, 0.5, 0.8],
  [970, 190, 0.5, 0.8],
  [150, 480, 0.53, 0.72],
  [1050, 480, 0.53, 0.72],
  [250, 780, 0.48, 0.72],
  [950, 780, 0.48, 0.72],
] as const;

/** A partner's boat with its crew on calm water, and the lights that lead to it. */
const partner = ([x, y, from, to]: (typeof partners)[number], i: number): string => {
  const left = x > hub[0];
  const rope = times(6).map((j) => between(hub, [x, y - 20], from + ((to - from) * j) / 5));
  const crew = [-0.2, 0.12].map((a, j) => ({
    at: [x + a * 210, y - 26] as Point,
    h: 130,
    ...villager(i + j * 3),
    left,
    halo: true,
    pose: j ? poses.wave : poses.explain,
  }));
  return hide(disc([x, y - 64], 150, 112)) + lights(rope, 13) + people(crew) + boat([x, y], 230, left);
};

/** Waves from above: where each begins, and of how many halves it is, so that none is cut at an edge or peeps out behind a boat. */
const waves = [
  [70, 25],
  [36, 27],
  [112, 25],
  [40, 26],
  [86, 25],
  [34, 25],
  [98, 24],
  [52, 26],
  [120, 25],
  [38, 27],
  [76, 25],
  [44, 26],
] as const;

const sea = waves.map(([x, halves], i) => water([x, 40 + i * 74], (halves - 1) * 42, 1, 74, 84)).join('');

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const shore = times(36).map((i) => polar(hub, i * 10, 200, 150));
  return [
    sea,
    hide(disc(hub, 244, 208)),
    cover(disc(hub, 220, 166), 6),
    line(dots(shore), 9),
    hut([506, 430], 76, 96),
    hut([620, 430], 76, 96),
    palm([456, 470], 150, r),
    palm([746, 470], 150, r),
    sun([600, 336], 18),
    people(
      times(4).map((i) => ({
        at: [504 + i * 64, 562],
        h: 116,
        ...villager(i),
        left: i > 1,
        halo: true,
        pose: i === 2 ? poses.explain : poses.wave,
      })),
    ),
    partners.map(partner).join(''),
    fish([600, 150], 84),
    fish([600, 760], 84, true),
  ].join('');
};
