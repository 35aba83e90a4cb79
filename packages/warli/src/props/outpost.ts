import { bones, type Held } from '../figure/bones';
import type { Peak } from '../ground/land';
import type { Random } from '../random';
import {
  between,
  box,
  cotton,
  cover,
  disc,
  each,
  ink,
  line,
  num,
  path,
  type Point,
  poly,
  white,
} from '../svg';

/** Takes peaks and gives the snow that lies on their tops. */
export const snow = (peaks: readonly Peak[], deep = 0.34): string =>
  ink(
    peaks
      .map(([left, top, right]) => {
        const [a, b] = [between(top, left, deep), between(top, right, deep)];
        const rim = [0.8, 0.6, 0.4, 0.2].map((t, i): Point => {
          const [x, y] = between(a, b, t);
          return [x, y + (i % 2 ? 1 : -1) * deep * (left[1] - top[1]) * 0.22];
        });
        return poly([a, top, b, ...rim], true);
      })
      .join(''),
  );

/** Takes the left foot, a count and rows and gives a wall of filled bags. */
export const sandbags = ([x, y]: Point, across: number, rows: number, s = 56): string =>
  each(rows, (j) =>
    each(across - j, (i) => {
      const [px, py] = [x + i * s + j * s * 0.5, y - j * s * 0.5];
      return cover(
        `M${num(px + s * 0.14)} ${num(py)}q${num(-s * 0.26)} ${num(-s * 0.25)} 0 ${num(-s * 0.5)}h${num(s * 0.72)}q${num(s * 0.26)} ${num(s * 0.25)} 0 ${num(s * 0.5)}Z`,
        4,
      );
    }),
  );

/** A rifle held upright before the shoulder. */
export const rifle: Held = ([x, y], { h }) =>
  line(path(x, y + h * 0.1, x, y - h * 0.36), 5) +
  line(path(x + h * 0.02, y + h * 0.16, x, y - h * 0.02), 11);

/** A pickaxe held by the end of its shaft. */
export const pickaxe: Held = ([x, y], { h, left }) => {
  const k = (left ? -1 : 1) * h;
  const tip: Point = [x + k * 0.1, y - h * 0.22];
  return (
    line(poly([[x - k * 0.04, y + h * 0.08], tip]), 6) +
    line(
      `M${num(tip[0] - k * 0.12)} ${num(tip[1] - h * 0.01)}Q${num(tip[0])} ${num(tip[1] - h * 0.06)} ${num(tip[0] + k * 0.12)} ${num(tip[1] + h * 0.08)}`,
      7,
    )
  );
};

/** Takes the corners of a sky and a count and gives slanting rain. */
export const rain = ([x0, y0]: Point, [x1, y1]: Point, count: number, r: Random): string =>
  line(
    each(count, (i) => {
      const px = x0 + ((x1 - x0) * (i + r.between(0.2, 0.8))) / count;
      const py = y0 + (y1 - y0) * (((i * 5) % 8) / 8 + r.between(0, 0.12));
      return `M${num(px)} ${num(py)}l-14 34`;
    }),
    3,
  );

/** Takes the left corner of the roof and a size and gives a flat-roofed house, its foot drowned from `low` on. */
export const drowned = ([x, y]: Point, w: number, low: number): string =>
  cover(box([x, y], w, low - y), 6) +
  cover(box([x - 24, y - 8], w + 48, 24), 5, white, cotton) +
  cover(
    box([x + w * 0.14, y + 60], w * 0.24, low - y - 60) + box([x + w * 0.62, y + 60], w * 0.24, low - y - 60),
    5,
  ) +
  line(path(x + w * 0.26, y + 60, x + w * 0.26, low) + path(x + w * 0.74, y + 60, x + w * 0.74, low), 3.5);

/** A basket of stones on the head. */
export const basket: Held = (_, person) => {
  const { head, headRadius: u } = bones(person);
  const [x, y] = [head[0], head[1] - u];
  return (
    ink([-0.9, 0, 0.9].map((a) => disc([x + a * u, y - u * 1.1], u * 0.6)).join('')) +
    cover(
      poly(
        [
          [x - u * 2.1, y - u * 1.1],
          [x + u * 2.1, y - u * 1.1],
          [x + u * 1.2, y],
          [x - u * 1.2, y],
        ],
        true,
      ),
      5,
    ) +
    line(
      poly([
        [x - u * 1.6, y - u * 0.6],
        [x + u * 1.6, y - u * 0.6],
      ]),
      3.5,
    )
  );
};
