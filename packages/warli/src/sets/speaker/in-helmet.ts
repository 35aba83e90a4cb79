import type { Scene } from '../../page';
import {
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
import { himself, sleeve } from './himself';

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

/** The helmet under his arm. */
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
  line(path(x - s * 1.3, y + 4, x + s * 1.12, y + 4), 50, ground) +
  line(path(x - s * 1.3, y + 4, x + s * 1.12, y + 4), 28, marigold);

/** The scene `in-helmet`: on a shop floor he carries the helmet, since the turban stays on. */
export const inHelmet: Scene = () =>
  [
    wheel(),
    sleeve(
      [
        [186, 606],
        [112, 780],
        [150, 960],
      ],
      42,
    ),
    himself([400, 404], 0.78),
    ink(shape(400, 870, 470, 960, 330, 960)),
    helmet([566, 824], 118),
    sleeve(
      [
        [614, 606],
        [730, 756],
        [556, 872],
      ],
      42,
    ),
    edge(),
  ].join('');
