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
  times,
} from '../../svg';
import { middle, near, reach } from './near';

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
  reach(k, [400 + k * 306, 790], [400 + k * 180, 862], [400 + k * 130, 838]);

/** The scene `in-helmet`: on a shop floor he carries the helmet in both hands, since the turban stays on. */
export const inHelmet: Scene = () => near(wheel(), helmet([400, 860], 124) + holding(1) + holding(-1));
