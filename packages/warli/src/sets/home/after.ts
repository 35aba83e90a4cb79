import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { moon, stars } from '../../ground/land';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { hut } from '../../props/building';
import { receiver } from '../../props/post';
import { between, cover, dashes, each, larger, line, path, type Point, poly } from '../../svg';

const floor = 1320;

/** Takes two edges that run down, the first point of each at the top, and a count and gives level strokes between them, clear of both. */
const hatch = (left: readonly [Point, Point], right: readonly [Point, Point], count: number): string =>
  line(
    each(count, (i) => {
      const [a, b] = [left, right].map(([top, foot]) => between(top, foot, (i + 1) / (count + 1)));
      return a && b && b[0] - a[0] > 28 ? path(a[0] + 8, a[1], b[0] - 12, b[1]) : '';
    }),
    3.5,
  );

const [behind, before]: [Point, Point] = [
  [504, 962],
  [656, 884],
];

/** Where the flank of the mountain behind goes in under the outline of the one before. */
const under: Point = [580, 1142];

/** Two mountains, hatched where they lie in the shade: no stroke goes over an outline. */
const mountains = (): string =>
  cover(poly([[415, floor], behind, [593, 1176]])) +
  hatch([behind, [521, 1142]], [behind, under], 7) +
  cover(poly([[526, floor], before, [760, floor]])) +
  hatch([before, [662, floor]], [before, [760, floor]], 17);

/** The scene `after`, upright beside a form: a call from one side of the hills to the other, over the village between and under the moon. */
export const after: Scene = (r) =>
  [
    stars([40, 40], [510, 430], 18, r),
    stars([700, 40], [1160, 430], 18, r),
    moon([600, 190], 84),
    mountains(),
    palm([453, floor], 167, r),
    hut([534, floor], 116, 123),
    dashes('M356 546Q570 310 784 546', 8, [1, 24]),
    larger(
      figure([190, floor], 690, armed(poses.stand, [-40, 30], [78, 226]), {
        woman: true,
        stroke: 13,
        holds: [null, receiver],
      }),
      1.15,
      [-153, floor],
    ),
    larger(
      speaker([985, floor], 720, armed(poses.stand, [-40, 30], [76, 222]), {
        left: true,
        stroke: 13,
        holds: [null, receiver],
      }),
      1.15,
      [1610, floor],
    ),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
