import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { armed, limbs, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { sheet } from '../../props/paper';
import {
  bow,
  bows,
  cotton,
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  pairs,
  path,
  type Point,
  poly,
  shape,
  times,
} from '../../svg';

const floor = 838;

/** He has asked whether everybody agrees. */
const leader: Person = {
  at: [262, floor],
  h: 670,
  stroke: 15,
  halo: true,
  hat: 'tie',
  pose: { ...armed(poses.stand, [-34, 20], { to: [392, 330] }), legs: limbs(-5, -2, 5, 2), nod: 2 },
};

/** The one who is not made of clay, and has a question. */
const human: Person = {
  at: [1092, floor],
  h: 560,
  stroke: 13,
  halo: true,
  woman: true,
  left: true,
  hat: 'plait',
  pose: { ...poses.stand, nod: -8, arms: [{ to: [1132, 610] }, { to: [1010, 210], other: true }] },
};

/** Takes the foot and gives a doll that says yes as soon as it is touched: its head is on a spring. */
const doll = ([x, y]: Point): string => {
  const head: Point = [x - 26, y - 384];
  return (
    cover(
      bows(
        pairs([x - 86, y, x - 112, y - 150, x, y - 214, x + 112, y - 150, x + 86, y, x, y + 12, x - 86, y]),
      ),
      8,
    ) +
    line(
      bow([x - 92, y - 50], [x, y - 30], [x + 92, y - 50]) +
        bow([x - 90, y - 92], [x, y - 72], [x + 90, y - 92]),
      6,
    ) +
    line(dots(times(7).map((i): Point => [x - 66 + i * 22, y - 60 + (i % 2) * 6])), 11) +
    ink(shape(x - 74, y - 304, x + 74, y - 304, x, y - 190)) +
    line(
      path(x - 74, y - 300, x - 104, y - 210, x - 66, y - 150) +
        path(x + 74, y - 300, x + 104, y - 210, x + 66, y - 150),
      13,
    ) +
    line(poly(times(7).map((j): Point => [x - j * 3 + (j % 2 ? 20 : -20), y - 304 - j * 7])), 7) +
    ink(disc(head, 46)) +
    line(
      bow([head[0] - 34, head[1] + 4], [head[0] - 24, head[1] + 16], [head[0] - 12, head[1] + 4]) +
        bow([head[0] - 34, head[1] + 22], [head[0] - 14, head[1] + 36], [head[0] + 4, head[1] + 18]),
      5,
      ground,
    ) +
    cover(
      shape(
        head[0] - 44,
        head[1] - 22,
        head[0] - 28,
        head[1] - 66,
        head[0] + 44,
        head[1] - 58,
        head[0] + 42,
        head[1] - 20,
      ),
      5,
      ground,
      cotton,
    ) +
    line(bow([head[0] - 68, head[1] - 30], [head[0] - 86, head[1] + 4], [head[0] - 66, head[1] + 40]), 8)
  );
};

/** The scene `nodding`. */
export const nodding: Scene = () =>
  [
    dressed([leader]),
    sheet([376, 262], 112, 148, 4, 6, marigold),
    ...[552, 732, 912].map((x) => doll([x, floor])),
    dressed([human]),
    frame({ bottom: 'diamonds' }),
  ].join('');
