import type { Held } from '../figure/bones';
import {
  box,
  cotton,
  cover,
  dashes,
  disc,
  each,
  ground,
  line,
  path,
  type Point,
  poly,
  shape,
  times,
  turned,
  white,
} from '../svg';

/** A rolled drawing in the hand. */
export const roll: Held = ([x, y], { h }) =>
  turned(
    cover(box([x - h * 0.16, y - h * 0.028], h * 0.32, h * 0.056), 4, white, cotton) +
      line(disc([x + h * 0.16, y], h * 0.012, h * 0.028), 4) +
      line(path(x, y - h * 0.028, x, y + h * 0.028), 4, ground),
    -28,
    [x, y],
  );

/** Takes the middle of the foot, a width and a height and gives the pier of a bridge as far as it is built, bars and planks around its top. */
export const bridgePier = ([x, y]: Point, w: number, h: number): string => {
  const top = y - h;
  const half = w * 0.32;
  const poles = [-1, -0.36, 0.36, 1]
    .map((k) => path(x + k * w * 0.62, y, x + k * w * 0.62, top - 30))
    .join('');
  const decks = times(5)
    .map((i) => path(x - w * 0.72, top + 50 + i * h * 0.2, x + w * 0.72, top + 50 + i * h * 0.2))
    .join('');
  return (
    line(
      times(6)
        .map((i) =>
          path(
            x - half + 8 + i * (half * 0.38),
            top,
            x - half + 8 + i * (half * 0.38),
            top - 64 - (i % 2) * 22,
          ),
        )
        .join(''),
      5,
    ) +
    line(poles, 4) +
    line(decks, 4) +
    cover(
      shape(x - w * 0.5, y, x - half, y - 60, x - half, top, x + half, top, x + half, y - 60, x + w * 0.5, y),
      7,
    ) +
    line(
      each(6, (i) =>
        path(x - half, top + (h - 60) * ((i + 1) / 7), x + half, top + (h - 60) * ((i + 1) / 7)),
      ),
      3.5,
    ) +
    line(
      path(x - w * 0.72, top + 50, x - half, top + 50) + path(x + half, top + 50, x + w * 0.72, top + 50),
      9,
    )
  );
};

/** Takes the foot, a height and how far the jib reaches to the left, and gives a tower crane that lowers a block. */
export const jibCrane = ([x, y]: Point, h: number, reach: number): string => {
  const [top, w] = [y - h, 44];
  const n = Math.round(h / 60);
  const mast = poly(times(n + 1).map((i): Point => [x + (i % 2 ? w / 2 : -w / 2), y - (h * i) / n]));
  const m = Math.round(reach / 48);
  const jib = poly(times(m + 1).map((i): Point => [x - (reach * i) / m, top + (i % 2 ? 0 : -32)]));
  const hook: Point = [x - reach * 0.63, top];
  return (
    line(path(x - w / 2, y, x - w / 2, top) + path(x + w / 2, y, x + w / 2, top), 6) +
    line(mast + jib, 3.5) +
    line(
      path(x - reach, top, x + 80, top) +
        path(x - reach + 30, top - 32, x, top - 32, x, top - 96) +
        path(x - reach * 0.7, top - 32, x, top - 96, x + 80, top),
      5,
    ) +
    cover(box([x + 40, top], 60, 54), 5) +
    dashes(path(...hook, hook[0], top + 92), 5, [12, 9]) +
    line(path(hook[0] - 54, top + 128, hook[0], top + 92, hook[0] + 54, top + 128), 4) +
    cover(box([hook[0] - 64, top + 128], 128, 44), 5, white, cotton)
  );
};
