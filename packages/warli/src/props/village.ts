import type { Held } from '../figure/bones';
import {
  bow,
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  num,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
  white,
} from '../svg';

/** Takes the middle of the foot and a width and gives a stone well with its beam, pulley and rope. */
export function well([x, y]: Point, w: number): string {
  const [h, top] = [w * 0.5, y - w * 1.35];
  const stones = times(3).flatMap((j) =>
    times(5).map((i) =>
      path(
        x - w * 0.4 + i * w * 0.2 + (j % 2) * w * 0.1,
        y - (h * j) / 3,
        x - w * 0.4 + i * w * 0.2 + (j % 2) * w * 0.1,
        y - (h * (j + 1)) / 3,
      ),
    ),
  );
  return (
    line(
      path(x - w * 0.42, y - h, x - w * 0.42, top - 20) + path(x + w * 0.42, y - h, x + w * 0.42, top - 20),
      8,
    ) +
    line(path(x - w * 0.56, top, x + w * 0.56, top), 12) +
    cover(disc([x, top + 24], 22), 5) +
    line(path(x - 20, top + 26, x - 20, y - h), 3.5) +
    cover(box([x - w * 0.5, y - h], w, h), 5) +
    line(
      stones.join('') +
        [1, 2].map((j) => path(x - w / 2, y - (h * j) / 3, x + w / 2, y - (h * j) / 3)).join(''),
      3.5,
    ) +
    line(path(x - w * 0.56, y - h, x + w * 0.56, y - h), 13)
  );
}

/** Takes the middle of the foot and a height and gives a barrel with two hoops. */
export function barrel([x, y]: Point, h: number, fill: string = ground): string {
  const side = (k: number): string =>
    bow([x + k * h * 0.32, y], [x + k * h * 0.5, y - h / 2], [x + k * h * 0.32, y - h]);
  return (
    cover(
      `${side(-1)}L${num(x + h * 0.32)} ${num(y - h)}Q${num(x + h * 0.5)} ${num(y - h / 2)} ${num(x + h * 0.32)} ${num(y)}Z`,
      6,
      white,
      fill,
    ) +
    line(
      [-0.5, 0, 0.5]
        .map((k) => bow([x + k * h * 0.32, y], [x + k * h * 0.46, y - h / 2], [x + k * h * 0.32, y - h]))
        .join(''),
      3.5,
    ) +
    line(
      path(x - h * 0.38, y - h * 0.25, x + h * 0.38, y - h * 0.25) +
        path(x - h * 0.38, y - h * 0.75, x + h * 0.38, y - h * 0.75),
      8,
    )
  );
}

/** Takes the top of the handle and a size and gives a bucket that hangs there. */
export const bucket = ([x, y]: Point, s: number, fill: string = ground): string =>
  line(bow([x - s * 0.44, y + s * 0.5], [x, y - s * 0.46], [x + s * 0.44, y + s * 0.5]), 4) +
  cover(
    shape(
      x - s * 0.46,
      y + s * 0.5,
      x + s * 0.46,
      y + s * 0.5,
      x + s * 0.34,
      y + s * 1.25,
      x - s * 0.34,
      y + s * 1.25,
    ),
    5,
    white,
    fill,
  ) +
  line(path(x - s * 0.41, y + s * 0.76, x + s * 0.41, y + s * 0.76), 3.5, fill === ground ? white : ground);

/** Takes a middle, a length and a fill and gives a dhol lying across, laced from skin to skin. */
export function dhol([x, y]: Point, s: number, fill: string = ground): string {
  const r = s * 0.3;
  const lace = poly(times(9).map((i): Point => [x - s * 0.44 + i * s * 0.11, y + (i % 2 ? -r : r) * 1.02]));
  return (
    cover(
      `M${num(x - s / 2)} ${num(y - r)}Q${num(x)} ${num(y - r * 1.5)} ${num(x + s / 2)} ${num(y - r)}V${num(y + r)}Q${num(x)} ${num(y + r * 1.5)} ${num(x - s / 2)} ${num(y + r)}Z`,
      5,
      white,
      fill,
    ) +
    line(lace, 3.5, fill === ground ? white : ground) +
    cover(disc([x - s / 2, y], s * 0.09, r) + disc([x + s / 2, y], s * 0.09, r), 5, white, cotton)
  );
}

/** A drum stick in the hand, its knob toward the drum. */
export const stick: Held = ([x, y], { h, at }) => {
  const k = x < at[0] ? 1 : -1;
  return line(path(x - k * h * 0.03, y - h * 0.06, x + k * h * 0.03, y + h * 0.1), 5);
};

/** Takes the middle and a radius and gives a great rangoli of lotus petals; `done` petals are filled in the accent. */
export function rangoli(at: Point, r: number, petals: number, done: number): string {
  const step = 360 / petals;
  const petal = (i: number, low: number, high: number, wide: number): string => {
    const [a, tip] = [polar(at, i * step, low), polar(at, i * step, high)];
    const side = (k: number): Point => polar(at, i * step + k * wide, (low + high) / 2);
    return `${bow(a, side(-1), tip)}Q${num(side(1)[0])} ${num(side(1)[1])} ${num(a[0])} ${num(a[1])}Z`;
  };
  const ring = (count: number, k: number): Point[] =>
    times(count).map((i) => polar(at, (i * 360) / count, r * k));
  return (
    line(disc(at, r) + disc(at, r * 0.93), 5) +
    line(dots(ring(petals * 5, 0.965)), 6) +
    each(petals, (i) =>
      cover(petal(i, r * 0.4, r * 0.9, step * 0.72), 5, white, i < done ? marigold : ground),
    ) +
    line(
      each(petals, (i) => petal(i, r * 0.48, r * 0.78, step * 0.4)),
      3.5,
    ) +
    line(dots(times(petals).map((i) => polar(at, (i + 0.5) * step, r * 0.84))), 12) +
    line(disc(at, r * 0.38) + disc(at, r * 0.32), 4) +
    line(dots(ring(petals * 2, 0.35)), 6) +
    line(
      each(8, (i) =>
        poly([
          polar(at, i * 45 - 22, r * 0.14),
          polar(at, i * 45, r * 0.3),
          polar(at, i * 45 + 22, r * 0.14),
        ]),
      ),
      5,
    ) +
    ink(disc(at, r * 0.09))
  );
}

/** Takes the middle of the foot and a width and gives a great cooking pot on a fire of logs. */
export function cauldron([x, y]: Point, w: number): string {
  const [top, h] = [y - w * 0.78, w * 0.62];
  const flames = [-0.26, -0.09, 0.09, 0.26].map((k, i) => {
    const [fx, tall] = [x + k * w, w * (i % 2 ? 0.2 : 0.15)];
    return `M${num(fx - w * 0.06)} ${num(y - 10)}Q${num(fx - w * 0.06)} ${num(y - tall * 0.7)} ${num(fx)} ${num(y - tall - 6)}Q${num(fx + w * 0.07)} ${num(y - tall * 0.5)} ${num(fx + w * 0.06)} ${num(y - 10)}Z`;
  });
  return (
    line(path(x - w * 0.42, y - 4, x + w * 0.42, y - 4), 13) +
    ink(flames.join(''), marigold) +
    line(
      path(x - w * 0.34, y, x - w * 0.3, top + h * 0.7) + path(x + w * 0.34, y, x + w * 0.3, top + h * 0.7),
      7,
    ) +
    cover(
      `M${num(x - w * 0.44)} ${num(top)}C${num(x - w * 0.62)} ${num(top + h * 0.7)} ${num(x - w * 0.3)} ${num(top + h)} ${num(x)} ${num(top + h)}S${num(x + w * 0.62)} ${num(top + h * 0.7)} ${num(x + w * 0.44)} ${num(top)}Z`,
      6,
    ) +
    line(dots(times(13).map((i): Point => [x - w * 0.42 + i * w * 0.07, top + h * 0.34])), 9) +
    line(
      path(x - w * 0.47, top + h * 0.2, x + w * 0.47, top + h * 0.2) +
        path(x - w * 0.49, top + h * 0.48, x + w * 0.49, top + h * 0.48),
      4,
    ) +
    line(path(x - w * 0.5, top, x + w * 0.5, top), 15)
  );
}
