import type { Scene } from '../../page';
import {
  box,
  cover,
  disc,
  ground,
  hide,
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
import { edge } from './edge';
import { clearing, himself, shoulder, sleeve } from './himself';

const middle: Point = [400, 372];

const teeth = 20;

/** A wheel whose teeth stand about his head. */
const wheel = (): string => {
  const tooth = (i: number): Point[] =>
    [-0.32, -0.2, 0.2, 0.32].map((o, k) =>
      polar(middle, ((i + o) * 360) / teeth, k === 1 || k === 2 ? 366 : 318),
    );
  return ink(poly(times(teeth).flatMap(tooth), true)) + hide(disc(middle, 290)) + line(disc(middle, 274), 5);
};

/** The helmet. */
const helmet = ([x, y]: Point, s: number): string =>
  cover(
    `M${x - s} ${y}C${x - s} ${y - s * 1.36} ${x + s} ${y - s * 1.36} ${x + s} ${y}Z`,
    14,
    ground,
    marigold,
  ) +
  line(
    `M${x - s * 0.3} ${y - s * 0.24}Q${x - s * 0.4} ${y - s * 0.66} ${x - s * 0.24} ${y - s * 0.94}M${x + s * 0.3} ${y - s * 0.24}Q${x + s * 0.4} ${y - s * 0.66} ${x + s * 0.24} ${y - s * 0.94}`,
    11,
    ground,
  ) +
  line(path(x - s * 1.3, y + 4, x + s * 1.3, y + 4), 50, ground) +
  line(path(x - s * 1.3, y + 4, x + s * 1.3, y + 4), 28, marigold);

/** An arm, its hand on the brim: `k` -1 is the one below the end of the turban. */
const holding = (k: -1 | 1): string =>
  sleeve([shoulder([400, 404], 0.78, k, 42), [400 + k * 306, 800], [400 + k * 180, 872]], 42, [
    400 + k * 130,
    848,
  ]);

/** The scene `in-helmet`: on a shop floor he carries the helmet in both hands, since the turban stays on. */
export const inHelmet: Scene = () =>
  [
    wheel(),
    hide(shape(186, 600, 90, 800, 710, 800, 614, 600)),
    clearing([400, 404], 0.78),
    himself(
      [400, 404],
      0.78,
      hide(box([340, 880], 120, 40)) + helmet([400, 870], 124) + holding(1) + holding(-1),
    ),
    edge(),
  ].join('');
