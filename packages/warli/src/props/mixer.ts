import { telephone } from './desk';
import { bow, cover, dots, line, marigold, path, type Point, shape } from '../svg';

/** Takes the middle of the foot and gives a mixer with half of its lid, in the accent. */
export const mixer = ([x, y]: Point): string =>
  line(bow([x + 44, y - 210], [x + 116, y - 170], [x + 44, y - 110]), 9) +
  cover(shape(x - 58, y - 226, x + 58, y - 226, x + 40, y - 92, x - 40, y - 92), 7) +
  line(path(x - 34, y - 176, x + 30, y - 176) + path(x - 32, y - 142, x + 26, y - 142), 5) +
  cover(shape(x - 48, y - 92, x + 48, y - 92, x + 70, y - 4, x - 70, y - 4), 7) +
  line(dots([[x, y - 44]]), 34) +
  cover(
    shape(x - 70, y - 238, x - 58, y - 258, x - 12, y - 258, x - 28, y - 250, x - 2, y - 238),
    5,
    marigold,
    marigold,
  );

/** Takes the left foot and gives the other half of that lid. */
export const halfLid = ([x, y]: Point): string =>
  cover(shape(x, y, x + 20, y - 12, x + 6, y - 20, x + 54, y - 20, x + 66, y), 5, marigold, marigold);

/** Takes the middle of the foot and gives a telephone that rings, its receiver in the accent. */
export const ringing = ([x, y]: Point): string =>
  telephone([x, y], 150) +
  line(bow([x - 66, y - 74], [x, y - 124], [x + 66, y - 74]), 17, marigold) +
  line(
    dots([
      [x - 66, y - 70],
      [x + 66, y - 70],
    ]),
    32,
    marigold,
  ) +
  line(
    [-1, 1]
      .map(
        (k) =>
          path(x + k * 96, y - 110, x + k * 130, y - 132) + path(x + k * 70, y - 140, x + k * 92, y - 172),
      )
      .join('') + path(x, y - 144, x, y - 180),
    8,
  );
