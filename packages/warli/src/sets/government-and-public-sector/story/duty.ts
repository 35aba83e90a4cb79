import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { slope } from '../../../ground/land';
import type { Held } from '../../../figure/bones';
import type { Random } from '../../../random';
import {
  bows,
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  hide,
  ink,
  line,
  pairs,
  path,
  type Point,
  polar,
  poly,
  white,
} from '../../../svg';
import { far } from '../../../ground/story';
import { file, floor } from './file';

/** A ballot box on the head. */
const ballots: Held = ([x, y]) =>
  cover(box([x - 8, y - 42], 62, 44), 6, white, cotton) +
  line(path(x + 10, y - 32, x + 36, y - 32), 6, ground) +
  line(path(x + 14, y - 18, x + 32, y - 6) + path(x + 32, y - 18, x + 14, y - 6), 4, ground);

/** The hill behind, over which the road goes. */
const hill = (r: Random): string =>
  slope(
    pairs([
      1450, 608, 1560, 450, 1640, 320, 1706, 254, 1800, 236, 1900, 238, 1932, 300, 1950, 450, 1962, 608,
    ]),
    606,
    r,
    52,
  );

/** A leaf of the great tree: takes its place and the way it points. */
const leaf = (at: Point, way: number): string => {
  const [back, tip] = [polar(at, way + 180, 29), polar(at, way, 34)];
  return bows([back, polar(at, way - 90, 30), tip, polar(at, way + 90, 30), back]);
};

/** A great neem whose crown is leaf beside leaf. */
const neem = (): string => {
  const [top, fork]: [Point, Point] = [
    [1590, 188],
    [1596, 350],
  ];
  const on = (way: number, share: number): Point => polar(top, way, 112 * share, 146 * share);
  const ring = (share: number, count: number): string =>
    each(count, (i) => leaf(on(90 + ((i + 0.5) * 360) / count, share), 90 + ((i + 0.5) * 360) / count));
  return (
    hide(disc(top, 122, 158)) +
    ink('M1560 608Q1586 540 1580 340H1612Q1606 540 1636 608Z') +
    line(
      each(7, (i) => poly([fork, on(165 + i * 35, 0.9)])),
      6,
    ) +
    cover(ring(1, 14), 6, ground, white) +
    cover(ring(0.62, 9), 6, ground, white) +
    cover(ring(0.26, 4), 6, ground, white)
  );
};

const step = { ...poses.walk, legs: limbs(-24, -34, 28, 4) };

/** Election duty: they go away over the hill. */
const procession = (): string =>
  figure([1756, 236], 152, { ...step, arms: limbs(-30, -4, 26, 60) }, { hat: 'cap' }) +
  figure([1822, 231], 148, { ...step, arms: limbs(-20, 4, 20, 50) }, { woman: true }) +
  figure([1894, 231], 162, { ...poses.head, legs: step.legs }, { hat: 'none' }) +
  ballots([1872, 72], { at: [0, 0], h: 0, pose: step });

/** A desk with nobody at it. */
const desk = (): string =>
  line(
    path(1716, 350, 1722, 500, 1800, 500) + path(1722, 500, 1714, floor) + path(1794, 500, 1802, floor),
    6,
  ) +
  hide(box([1690, 452], 200, 24)) +
  ink(box([1668, 452], 226, 16)) +
  line(path(1690, 466, 1684, floor) + path(1872, 466, 1880, floor), 6);

/** The third desk: a nail holds the file. */
export const deskThree = (r: Random): string =>
  far(hill(r) + neem() + desk()) +
  procession() +
  line(path(1597, 392, 1558, 436) + path(1597, 392, 1636, 436), 12, ground) +
  line(path(1597, 392, 1558, 436) + path(1597, 392, 1636, 436), 5) +
  ink(disc([1597, 390], 9), ground) +
  file([1597, 462], 104, 4);
