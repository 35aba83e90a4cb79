import type { Held } from '../figure/bones';
import {
  between,
  box,
  cotton,
  cover,
  ground,
  line,
  marigold,
  path,
  type Point,
  poly,
  shape,
  times,
  white,
} from '../svg';

/** Takes the ridge, a width and the floor and gives an open book set on its edges like the roof of a hut: two covers, the leaves between them, a ribbon. */
export const bookRoof = ([x, y]: Point, w: number, floor: number): string => {
  const side = (k: number): string => {
    const foot: Point = [x + (k * w) / 2, floor];
    const low = (t: number): Point => [foot[0] - k * (36 + t * 120), floor - t * t * 46];
    const block = [[x, y + 30], foot, ...times(6).map((i) => low(i / 5)), [x, y + 190]] as const;
    const bar = (t: number): string => {
      const at = between([x, y], foot, t);
      return poly([at, [at[0] - k * 22, at[1] + 16]]);
    };
    return (
      cover(poly(block, true), 5, white, cotton) +
      line(
        times(6)
          .map((i) => poly([[x, y + 60 + i * 20], low((i + 0.5) / 6)]))
          .join(''),
        3.5,
        ground,
      ) +
      cover(poly([[x, y - 12], foot, [foot[0] - k * 32, floor], [x, y + 30]], true), 5, white, white) +
      line([0.14, 0.18, 0.8, 0.84].map(bar).join(''), 7, ground)
    );
  };
  return (
    side(-1) +
    side(1) +
    line(path(x, y + 40, x, y + 186), 3.5, ground) +
    cover(
      shape(x - 15, y + 150, x + 15, y + 150, x + 15, y + 372, x, y + 350, x - 15, y + 372),
      4,
      marigold,
      marigold,
    )
  );
};

/** A bound book held upright in the hand. */
export const bound: Held = ([x, y], { h }) => {
  const s = h * 0.08;
  return (
    cover(box([x - s * 0.6, y - s], s * 1.3, s * 1.7), 4.5, white, cotton) +
    line(path(x - s * 0.3, y - s, x - s * 0.3, y + s * 0.7), 4, ground)
  );
};
