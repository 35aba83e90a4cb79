import {
  box,
  cotton,
  cover,
  dashes,
  dots,
  ground,
  line,
  path,
  type Point,
  times,
  tinted,
  white,
} from '../svg';

/** Takes a drawing in white and gives it in the colour of the ground: a shadow on a lit wall. */
export const shadow = (drawing: string): string => tinted(drawing, ground);

/** Takes the left top corner, a size and the floor and gives a lit cloth between two poles, tied on all sides. */
export const cloth = ([x, y]: Point, w: number, h: number, floor: number): string => {
  const ties = times(7).map((i) => path(x + (w * i) / 6, y - 26, x + (w * i) / 6, y));
  const sides = times(4).map(
    (i) =>
      path(x - 34, y + h * (0.1 + i * 0.27), x, y + h * (0.1 + i * 0.27)) +
      path(x + w, y + h * (0.1 + i * 0.27), x + w + 34, y + h * (0.1 + i * 0.27)),
  );
  return (
    line(path(x - 34, floor, x - 34, y - 60) + path(x + w + 34, floor, x + w + 34, y - 60), 10) +
    line(path(x - 34, y - 26, x + w + 34, y - 26), 5) +
    line(ties.join('') + sides.join(''), 4) +
    cover(box([x, y], w, h), 6, white, cotton) +
    line(box([x + 14, y + 14], w - 28, h - 28), 3, ground)
  );
};

/** Takes two ends of the seat, where its chains hang from and gives a swing with a plank for two. */
export const swing = (a: Point, b: Point, hook: number): string =>
  [a, b].map(([x, y]) => line(path(x, hook, x, y), 3) + dashes(path(x, hook, x, y), 11, [2, 17])).join('') +
  cover(box([a[0] - 40, a[1]], b[0] - a[0] + 80, 26), 5, white, white) +
  line(dots(times(15).map((i): Point => [a[0] - 20 + (i * (b[0] - a[0] + 40)) / 14, a[1] + 13])), 7, ground);
