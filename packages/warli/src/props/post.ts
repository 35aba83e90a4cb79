import type { Held } from '../figure/bones';
import {
  bow,
  box,
  cotton,
  cover,
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

/** The receiver of a telephone in a closed hand, its hollow side to the face: three fingers lie around it. */
export const receiver: Held = ([x, y], { h, left }) => {
  const s = h * 0.075;
  const p = (a: number, b: number): Point => [x + (left ? -a : a) * s, y + b * s];
  const bar = bow(p(-0.4, -1), p(0.4, 0), p(-0.4, 1));
  const ends = poly([p(-0.9, -1), p(-0.3, -1.1)]) + poly([p(-0.9, 1), p(-0.3, 1.1)]);
  const palm = poly([p(0.44, 0.2), p(0.2, -0.46), p(-0.34, -0.36), p(-0.34, 0.36), p(0.2, 0.44)], true);
  const fingers = [-0.12, 0.14].map((b) => poly([p(-0.44, b), p(0.12, b)])).join('');
  return (
    line(bar, 12, marigold) +
    line(ends, 18, marigold) +
    line(palm, 14, ground) +
    cover(palm, 5, white, white) +
    line(fingers, 3.5, ground)
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
