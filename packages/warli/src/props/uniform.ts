import type { Bones } from '../figure/bones';
import {
  between,
  bows,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  pairs,
  path,
  type Point,
  poly,
  times,
} from '../svg';

/** Takes the bones of somebody and gives an officer's cap with its badge and peak, and a moustache with ends. */
export const officersCap = ({ byHead, headRadius: r }: Bones): string => {
  const at = (...xy: number[]): Point[] => pairs(xy).map(byHead);
  return (
    cover(poly(at(-1.12, -0.44, -1.5, -1.2, -0.4, -1.7, 1.3, -1.5, 1.16, -0.5), true), 5, ground, cotton) +
    line(poly(at(-1.1, -0.5, 1.16, -0.5)), r * 0.3, ground) +
    line(poly(at(0.7, -0.42, 1.72, -0.16)), r * 0.26) +
    line(dots(at(0.5, -1.02)), r * 0.34, ground) +
    ink(
      bows([
        ...at(0.56, 0.3, 1, 0.26, 1.5, 0.04),
        ...at(1.24, 0.7, 0.56, 0.56),
        ...at(-0.1, 0.76, -0.34, 0.14, 0.1, 0.3, 0.56, 0.3),
      ]),
      ground,
    )
  );
};

/** Takes the bones of somebody and gives medals in a row on the breast. */
export const medals = ({ neck, waist }: Bones): string => {
  const [x, y] = between(neck, waist, 0.24);
  return (
    line(
      each(3, (i) => path(x + 8 + i * 20, y - 8, x + 8 + i * 20, y + 8)),
      9,
      ground,
    ) + line(dots(times(3).map((i): Point => [x + 8 + i * 20, y + 24])), 13, ground)
  );
};

/** Takes the bones of somebody and gives a knitted cap with a bobble. */
export const knittedCap = ({ byHead, headRadius: r }: Bones): string => {
  const at = (...xy: number[]): Point[] => pairs(xy).map(byHead);
  return (
    ink(disc(byHead([-0.1, -1.86]), r * 0.36)) +
    cover(
      bows(at(-1.2, 0, -1.2, -1.9, -0.1, -1.7, 1.2, -1.7, 1.2, -0.4, 0, -0.2, -1.2, 0)),
      5,
      ground,
      cotton,
    ) +
    line(poly(at(-1.14, -0.34, 0, -0.62, 1.12, -0.74)), 4, ground)
  );
};
