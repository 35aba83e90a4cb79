import { spiral } from '../ground/land';
import {
  between,
  box,
  cotton,
  cover,
  disc,
  each,
  ink,
  line,
  move,
  path,
  type Point,
  poly,
  shape,
  times,
  white,
} from '../svg';

const zigzag = ([x, y]: Point, w: number, h: number, count: number): string =>
  poly(times(count * 2 + 1).map((i): Point => [x + (w * i) / (count * 2), y - (i % 2) * h]));

/** Takes the left foot, a width and a height and gives a hut with a thatched roof and a painted wall. */
export function hut([x, y]: Point, w: number, h: number): string {
  const wall = h * 0.5;
  const top: Point = [x + w / 2, y - h];
  const [l, r]: [Point, Point] = [
    [x - w * 0.14, y - wall],
    [x + w * 1.14, y - wall],
  ];
  const straw = times(w / 14).map((i) =>
    poly([
      between(between(l, r, 0.04), between(l, r, 0.96), i / (w / 14 - 1)),
      between(top, between(l, r, i / (w / 14 - 1)), 0.12),
    ]),
  );
  const door = box([x + w * 0.38, y - wall * 0.66], w * 0.24, wall * 0.66);
  return (
    cover(box([x, y - wall], w, wall)) +
    line(zigzag([x + 4, y - wall * 0.74], w - 8, wall * 0.16, Math.max(4, Math.round(w / 26))), 3) +
    cover(door, 4) +
    cover(poly([l, top, r], true)) +
    line(straw.join(''), 3)
  );
}

/** Takes the left foot, a size and the windows across and up and gives a block of a city. */
export function block([x, y]: Point, w: number, h: number, across: number, up: number): string {
  const [dx, dy] = [w / (across + 0.6), (h - 10) / (up + 0.6)];
  const pane = (i: number): string =>
    box([x + dx * ((i % across) + 0.52), y - h + dy * (Math.floor(i / across) + 0.5)], dx * 0.54, dy * 0.52);
  return (
    cover(box([x, y - h], w, h)) +
    line(each(across * up, pane), 3) +
    line(zigzag([x, y - h], w, 9, Math.round(w / 16)), 3)
  );
}

/** Takes the left foot, a width and a height and gives a factory: saw-tooth roof, chimney, curling smoke. */
export function factory([x, y]: Point, w: number, h: number): string {
  const wall = h * 0.42;
  const teeth = times(3).flatMap((i): Point[] => [
    [x + (w * 0.72 * i) / 3, y - h * 0.66],
    [x + (w * 0.72 * (i + 1)) / 3, y - wall],
  ]);
  const roof = poly([[x, y], ...teeth, [x + w, y - wall], [x + w, y]], true);
  const stack = shape(
    x + w * 0.8,
    y - wall,
    x + w * 0.83,
    y - h,
    x + w * 0.91,
    y - h,
    x + w * 0.94,
    y - wall,
  );
  const panes = times(5).map((i) => box([x + w * (0.06 + i * 0.19), y - wall * 0.68], w * 0.1, wall * 0.36));
  const smoke =
    spiral([x + w * 0.9, y - h * 1.16], h * 0.11, 2) + spiral([x + w * 1.06, y - h * 1.34], h * 0.14, 2, 200);
  return cover(stack) + cover(roof) + line(panes.join('') + smoke, 3.5);
}

/** Takes the left foot, a width and a height and gives a pillared house: a bank, a hall. */
export function hall([x, y]: Point, w: number, h: number, pillars = 5): string {
  const [eaves, step] = [y - h * 0.66, h * 0.06];
  const roof = shape(x - w * 0.05, eaves, x + w / 2, y - h, x + w * 1.05, eaves);
  const post = (i: number): string =>
    box([x + w * 0.06 + (i * (w * 0.88 - 16)) / (pillars - 1), eaves + 12], 16, h * 0.66 - 12 - step * 2);
  return (
    cover(box([x, eaves], w, h * 0.66)) +
    cover(roof) +
    line(disc([x + w / 2, y - h * 0.79], h * 0.065), 4) +
    ink(each(pillars, post)) +
    cover(
      box([x - w * 0.03, y - step * 2], w * 1.06, step) + box([x - w * 0.07, y - step], w * 1.14, step),
      4,
    )
  );
}

/** Takes the middle of the foot, a width and a height and gives a tent seen from its door. */
export function tent([x, y]: Point, w: number, h: number, colour: string = cotton): string {
  const top: Point = [x, y - h];
  const seam = [0.3, 0.7].map(
    (t) =>
      poly([between([x - w / 2, y], top, t), between([x, y], top, t)]) +
      poly([between([x + w / 2, y], top, t), between([x, y], top, t)]),
  );
  return (
    cover(poly([[x - w / 2, y], top, [x + w / 2, y]], true)) +
    line(seam.join(''), 3) +
    cover(shape(x - w * 0.15, y, x, y - h * 0.62, x + w * 0.15, y), 4, white, colour) +
    line(
      poly([move(top, -8, -14), top, move(top, 8, -14)]) +
        path(x - w / 2, y, x - w * 0.62, y + 8) +
        path(x + w / 2, y, x + w * 0.62, y + 8),
      4,
    )
  );
}
