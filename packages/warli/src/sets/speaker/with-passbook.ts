import type { Scene } from '../../page';
import { rupee } from '../../props/bank';
import {
  box,
  cover,
  disc,
  dots,
  each,
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
  turned,
  white,
} from '../../svg';
import { middle, near, reach } from './near';

/** A great coin: its milled edge, its rim of beads. */
const coin = (): string =>
  ink(disc(middle, 366)) +
  line(
    each(80, (i) => poly([polar(middle, i * 4.5, 342), polar(middle, i * 4.5, 370)])),
    9,
    ground,
  ) +
  hide(disc(middle, 318)) +
  line(dots(times(72).map((i) => polar(middle, i * 5, 297))), 12) +
  line(disc(middle, 274));

/** The passbook: the holder's likeness on one page, what went in and out on the other. */
const passbook = ([x, y]: Point): string => {
  const page = (k: number): string => shape(x + k * 100, y - 86, x, y - 68, x, y + 84, x + k * 100, y + 66);
  const pages = page(-1) + page(1);
  return turned(
    line(pages, 44, ground) +
      line(pages, 24, marigold) +
      cover(pages, 7, ground, white) +
      line(
        box([x - 86, y - 60], 44, 54) +
          each(4, (i) => path(x + 18, y - 42 + i * 30, x + 90, y - 54 + i * 30)) +
          path(x + 62, y - 62, x + 62, y + 54) +
          path(x - 86, y + 28, x - 22, y + 38),
        8,
        ground,
      ) +
      ink(disc([x - 64, y - 38], 11) + shape(x - 82, y - 8, x - 64, y - 32, x - 46, y - 8), ground),
    8,
    [x, y],
  );
};

/** The scene `with-passbook`. */
export const withPassbook: Scene = () =>
  near(
    coin(),
    cover(disc([262, 800], 74), 12, ground, white) +
      line(disc([262, 800], 58), 6, ground) +
      rupee([260, 800], 58, ground) +
      reach(-1, [72, 776], [158, 846], [196, 812]) +
      passbook([650, 514]) +
      reach(1, [736, 724], [716, 596], [678, 558]),
  );
