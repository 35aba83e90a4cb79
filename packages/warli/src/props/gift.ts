import type { Held } from '../figure/bones';
import {
  between,
  box,
  cotton,
  cover,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  shape,
  times,
  white,
} from '../svg';

/** An open letter that hangs from the hand, its lines written. */
export const letter: Held = ([x, y], { h }) => {
  const s = h * 0.1;
  const rows = [0.5, 0.9, 1.3].map((a) =>
    path(x - s * 0.5, y + s * (a - 0.9), x + s * 0.5, y + s * (a - 0.96)),
  );
  return (
    cover(
      shape(
        x - s * 0.8,
        y - s * 0.8,
        x + s * 0.8,
        y - s * 0.94,
        x + s * 0.8,
        y + s * 0.86,
        x - s * 0.8,
        y + s,
      ),
      4,
      white,
      cotton,
    ) + line(rows.join(''), 3.5, ground)
  );
};

/** A flat box of sweets on the open hand, its lid up. */
export const sweets: Held = ([x, y], { h, left }) => {
  const [s, k] = [h * 0.1, left ? -1 : 1];
  const [a, b]: [Point, Point] = [
    [x - s, y - s * 0.55],
    [x + s, y - s * 0.55],
  ];
  return (
    cover(
      shape(
        x + k * s,
        y - s * 0.55,
        x + k * s * 1.5,
        y - s * 1.5,
        x - k * s * 0.5,
        y - s * 1.5,
        x - k * s,
        y - s * 0.55,
      ),
      4,
      white,
      cotton,
    ) +
    ink(
      times(4)
        .map((i) =>
          shape(
            a[0] + s * (0.1 + i * 0.48),
            a[1],
            a[0] + s * (0.32 + i * 0.48),
            a[1] - s * 0.34,
            a[0] + s * (0.54 + i * 0.48),
            a[1],
          ),
        )
        .join(''),
      marigold,
    ) +
    cover(box(a, s * 2, s * 0.6), 4) +
    line(dots(times(5).map((i) => between([a[0] + 8, a[1] + s * 0.3], [b[0] - 8, b[1] + s * 0.3], i / 4))), 6)
  );
};
