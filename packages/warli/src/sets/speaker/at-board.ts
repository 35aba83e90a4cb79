import { people } from '../../figure/figure';
import { poses } from '../../figure/pose';
import type { Scene } from '../../page';
import {
  box,
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
} from '../../svg';
import { border, edge } from './edge';
import { clearing, himself, shoulder, sleeve } from './himself';

const head: Point = [262, 400];
const size = 0.64;
const sun: Point = [584, 194];

/** The flip chart: its legs, the sheet, the bar that holds it. */
const chart = (): string =>
  line(path(470, 650, 446, border) + path(676, 650, 722, border), 16) +
  cover(box([130, 90], 610, 550), 9) +
  line(path(118, 84, 752, 84), 36) +
  line(dots(times(8).map((i): Point => [172 + i * 75, 84])), 13, ground);

/** What is on it so far: a sun, and stairs to it that two climb. */
const drawing = (): string =>
  line(disc(sun, 38), 10) +
  line(
    times(12)
      .filter((i) => i !== 1)
      .map((i) => poly([polar(sun, i * 30, 56), polar(sun, i * 30, 76)]))
      .join(''),
    9,
  ) +
  line(path(416, 524, 500, 524, 500, 444, 584, 444, 584, 364, 640, 364), 10) +
  people(
    times(2).map((i) => ({
      at: [456 + i * 86, 514 - i * 80],
      h: 134,
      woman: i === 1,
      stroke: 8,
      pose: i ? poses.raise : poses.walk,
    })),
  );

/** A pen, and the hand's end of it. */
const pen = (from: Point, to: Point): string =>
  line(poly([from, to]), 42, ground) + line(poly([from, to]), 22, marigold);

/** The scene `at-board`: he draws on a flip chart, a hand on his hip. */
export const atBoard: Scene = () =>
  [
    chart(),
    drawing(),
    clearing(head, size),
    ink(shape(262, 770, 392, 950, 132, 950)),
    himself(head, size, sleeve([shoulder(head, size, -1, 36), [40, 716], [186, 758]], 36)),
    pen([708, 302], [654, 258]),
    sleeve([shoulder(head, size, 1, 36), [700, 594], [700, 328]], 36, [664, 300]),
    edge(),
  ].join('');
