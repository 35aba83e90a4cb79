import type { Held } from '../figure/bones';
import {
  bow,
  box,
  cotton,
  cover,
  disc,
  ground,
  line,
  marigold,
  num,
  path,
  type Point,
  poly,
  shape,
  turned,
  white,
} from '../svg';

/** The receiver of a telephone in a closed hand, its hollow side to the face and as far from it as the hand is. */
export const receiver: Held = ([x, y], { h, left }) => {
  const s = h * 0.075;
  const p = (a: number, b: number): Point => [x + (left ? -a : a) * s, y + b * s];
  const bar = bow(p(-0.5, -1.15), p(0.55, -0.2), p(-0.2, 1.15));
  const ends = poly([p(-0.9, -0.92), p(-0.42, -1.24)]) + poly([p(-0.72, 1.16), p(-0.14, 1.24)]);
  return (
    cover(`${bar}L${p(-0.45, 0.1).map(num).join(' ')}Z${ends}`, s * 0.8, ground) +
    line(bar, s * 0.3, marigold) +
    line(ends, s * 0.42, marigold) +
    cover(disc(p(0.2, 0.04), s * 0.36, s * 0.42), 5, ground, white)
  );
};

/** Takes the middle and a width and gives a sealed letter. */
export const envelope = ([x, y]: Point, w: number): string =>
  turned(
    cover(box([x - w / 2, y - w * 0.32], w, w * 0.64), 5, white, cotton) +
      line(path(x - w / 2, y - w * 0.32, x, y + w * 0.06, x + w / 2, y - w * 0.32), 4.5, ground),
    -10,
    [x, y],
  );

/** Takes the middle of the foot and a width and gives a bag full of letters. */
export const letterBag = ([x, y]: Point, w: number): string =>
  [-0.24, 0.06, 0.3]
    .map((a, i) =>
      cover(
        shape(
          x + w * (a - 0.16),
          y - w * 0.7,
          x + w * (a - 0.1),
          y - w * (1 + i * 0.04),
          x + w * (a + 0.16),
          y - w * (0.96 + i * 0.04),
          x + w * (a + 0.14),
          y - w * 0.7,
        ),
        4,
        white,
        cotton,
      ),
    )
    .join('') +
  cover(
    `M${num(x - w * 0.5)} ${num(y - w * 0.74)}h${num(w)}v${num(w * 0.6)}q0 ${num(w * 0.14)} ${num(-w * 0.14)} ${num(w * 0.14)}h${num(-w * 0.72)}q${num(-w * 0.14)} 0 ${num(-w * 0.14)} ${num(-w * 0.14)}Z`,
    5,
  ) +
  line(path(x - w * 0.5, y - w * 0.44, x, y - w * 0.26, x + w * 0.5, y - w * 0.44), 4);

/** A rolled invitation with a ribbon about it, held out. */
export const invitation: Held = ([x, y], { h, left }) => {
  const k = left ? -1 : 1;
  const s = h * 0.1;
  return turned(
    cover(box([x - s * 1.1, y - s * 0.34], s * 2.2, s * 0.68), 5, white, cotton) +
      line(path(x, y - s * 0.36, x, y + s * 0.36), 12, marigold) +
      line(
        bow([x, y + s * 0.36], [x - s * 0.5, y + s * 1], [x - s * 0.2, y + s * 1.6]) +
          bow([x, y + s * 0.36], [x + s * 0.5, y + s * 0.9], [x + s * 0.4, y + s * 1.7]),
        7,
        marigold,
      ),
    -14 * k,
    [x, y],
  );
};
