import type { Scene } from '../../page';
import {
  box,
  cover,
  disc,
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
  turned,
  white,
} from '../../svg';
import { grip } from './himself';
import { middle, near, reach } from './near';

/** A wheel of 24 spokes. */
const wheel = (): string =>
  ink(disc(middle, 366)) +
  hide(disc(middle, 344)) +
  ink(
    each(24, (i) =>
      poly(
        [
          polar(middle, i * 15 - 0.7, 288),
          polar(middle, i * 15 - 2, 318),
          polar(middle, i * 15 - 0.7, 346),
          polar(middle, i * 15 + 0.7, 346),
          polar(middle, i * 15 + 2, 318),
          polar(middle, i * 15 + 0.7, 288),
        ],
        true,
      ),
    ),
  ) +
  line(disc(middle, 288), 12);

/** Files tied up with tape, one upon the other. */
const bundle = ([x, y]: Point, w: number): string => {
  const tape =
    path(x, y - 176, x, y) +
    `M${x} ${y - 92}q-50 -44 -64 -8q6 30 64 8q50 -44 64 -8q-6 30 -64 8l-34 54m34 -54l34 54`;
  return turned(
    each(4, (i) => {
      const [left, top] = [x - w / 2 + (i % 2) * 8 - 4, y - 44 - i * 44];
      return (
        cover(box([left, top], w, 44), 9, ground, white) +
        line(path(left + 16, top + 23, left + w, top + 23), 5, ground)
      );
    }) +
      line(tape, 30, ground) +
      line(tape, 14, marigold),
    -4,
    [x, y],
  );
};

/** A round stamp: its knob, its neck, its foot. */
const stamp = ([x, y]: Point): string =>
  turned(
    line(path(x, y - 150, x, y - 40), 46, ground) +
      line(path(x, y - 150, x, y - 40), 26) +
      cover(disc([x, y - 160], 38, 34), 12, ground, white) +
      cover(box([x - 70, y - 48], 140, 48), 12, ground, white) +
      line(path(x - 64, y - 16, x + 64, y - 16), 7, ground),
    8,
    [x, y],
  );

/** The sheet that he stamps: lines of writing, the print of the stamp. */
const sheet = ([x, y]: Point): string =>
  cover(shape(x - 96, y - 62, x + 112, y - 62, x + 138, y, x - 122, y), 10, ground, white) +
  line(
    path(x + 30, y - 44, x + 92, y - 44) +
      path(x + 38, y - 28, x + 104, y - 28) +
      disc([x - 38, y - 31], 46, 19),
    6,
    ground,
  ) +
  ink(disc([x - 38, y - 31], 22, 9), ground);

/** The scene `with-file`. */
export const withFile: Scene = () =>
  near(
    wheel(),
    bundle([276, 872], 226) +
      reach(-1, [70, 800], [188, 866], [234, 834]) +
      sheet([560, 936]) +
      reach(1, [740, 824], [632, 784]) +
      stamp([562, 842]) +
      grip([616, 772], [556, 756]),
  );
