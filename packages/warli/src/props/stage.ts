import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  shape,
  times,
  white,
} from '../svg';

/** Takes the left top corner, a width and the floor and gives a stage of two courses of stone. */
export const stoneStage = ([x, y]: Point, w: number, floor: number): string => {
  const half = (y + floor) / 2;
  const n = Math.round(w / 94);
  return (
    cover(box([x, y], w, floor - y), 6) +
    line(
      path(x, half, x + w, half) +
        each(n, (i) => path(x + 94 * (i + 1), y, x + 94 * (i + 1), half)) +
        each(n, (i) => path(x + 94 * (i + 0.5), half, x + 94 * (i + 0.5), floor)),
      3.5,
    ) +
    line(path(x - 14, y, x + w, y), 16)
  );
};

/** Takes the places of two poles, the height of the pole across and the floor and gives a bower of bamboo, hung with leaves. */
export const bower = ([a, b]: readonly [number, number], y: number, floor: number): string => {
  const n = Math.round((b - a) / 38);
  const leaf = (i: number): string => {
    const x = a + ((b - a) * (i + 0.5)) / n;
    return shape(x - 9, y + 12, x, y + (i % 2 ? 40 : 52), x + 9, y + 12);
  };
  const joint = (x: number): string =>
    each(5, (i) => path(x - 8, y + 90 + ((floor - y) * i) / 6, x + 8, y + 90 + ((floor - y) * i) / 6));
  return (
    line(path(a, y - 34, a, floor) + path(b, y - 34, b, floor), 9) +
    line(joint(a) + joint(b), 5) +
    ink(each(n, leaf)) +
    line(path(a - 40, y, b + 40, y), 9) +
    line(path(a - 12, y - 12, a + 12, y + 12) + path(b - 12, y - 12, b + 12, y + 12), 5)
  );
};

/** Takes the hook and a drop and gives a lamp with a mantle alight, a ring of dots about it. */
export const lantern = ([x, y]: Point, drop: number): string => {
  const at: Point = [x, y + drop + 62];
  return (
    line(path(x, y, x, y + drop), 4) +
    line(dots(times(22).map((i) => polar(at, i * (360 / 22), 84))), 7) +
    cover(disc(at, 30, 38), 5, white, marigold) +
    cover(box([x - 20, at[1] - 56], 40, 20), 5, white, white) +
    cover(box([x - 28, at[1] + 32], 56, 20), 5, white, white)
  );
};

/** Takes the hand that holds it and the height of the player and gives the tuntune: a drum of wood, a neck, one string. */
export const tuntune = ([x, y]: Point, h: number): string => {
  const s = h * 0.07;
  return (
    line(path(x, y - h * 0.2, x, y + s), 9) +
    line(path(x - s * 0.3, y - h * 0.19, x + s * 0.3, y - h * 0.19), 9) +
    line(path(x + s * 0.3, y - h * 0.18, x + s * 0.5, y + s), 3) +
    cover(box([x - s * 0.9, y + s * 0.7], s * 1.8, s * 2), 5, white, cotton)
  );
};
