import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { stars } from '../../ground/land';
import type { Scene } from '../../page';
import {
  cotton,
  cover,
  dashes,
  ground,
  ink,
  line,
  marigold,
  pairs,
  path,
  type Point,
  poly,
  shape,
  white,
} from '../../svg';

const floor = 838;

const light: Point = [506, 520];

/** She goes on, and holds the lantern up. */
const walker: Person = {
  at: [322, floor],
  h: 620,
  stroke: 14,
  halo: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.walk,
    lean: 2,
    arms: [{ to: [236, 560] }, { to: [490, 446] }],
    legs: limbs(-13, -22, 22, 2),
    nod: -8,
  },
};

/** A kitten with its back up, as path data: `s` is its height, unless it is `tall`. */
const kitten = ([x, y]: Point, s: number, tall = s): string =>
  poly(
    pairs([
      -0.62, 0, -0.48, 0, -0.44, -0.32, -0.2, -0.5, 0.12, -0.52, 0.34, -0.36, 0.4, 0, 0.54, 0, 0.58, -0.5,
      0.78, -0.86, 0.74, -1.22, 0.64, -1.22, 0.64, -0.92, 0.46, -0.66, 0.16, -0.94, -0.12, -0.9, -0.4, -0.76,
      -0.48, -1.06, -0.6, -0.86, -0.72, -0.87, -0.84, -1.06, -0.9, -0.78, -0.94, -0.62, -0.82, -0.48, -0.6,
      -0.42,
    ]).map(([a, b]): Point => [x + a * s, y + b * tall]),
    true,
  );

/** The wall at the end of the lane in the light of the lantern, and what is to be seen on it. */
const wall = (): string =>
  ink(shape(656, 60, 1200, 0, 1200, floor, 656, floor), cotton) + ink(kitten([946, floor], 286, 600), ground);

/** The lantern in her hand. */
const lit = ([x, y]: Point): string =>
  line(path(x - 16, y - 74, x - 16, y - 44), 8) +
  cover(shape(x - 50, y - 44, x + 18, y - 44, x + 28, y + 40, x - 60, y + 40), 7, white, marigold) +
  line(path(x - 64, y + 44, x + 32, y + 44), 11);

/** The way of the light. */
const beam = (): string =>
  dashes(
    poly([
      [554, 486],
      [642, 80],
    ]) +
      poly([
        [558, 540],
        [642, 800],
      ]),
    7,
    [4, 22],
  );

/** The scene `the-unlit-lane`. */
export const theUnlitLane: Scene = (r) =>
  [
    stars([30, 60], [620, 300], 16, r),
    wall(),
    beam(),
    ink(kitten([562, floor], 90)),
    person(walker),
    lit(light),
    line(path(0, floor + 5, 1200, floor + 5), 9),
  ].join('');
