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
  num,
  path,
  type Point,
  shape,
  times,
  white,
} from '../svg';

/** Takes the left end of the top, a width and a height and gives a table. */
export function table([x, y]: Point, w: number, h: number): string {
  const legs =
    path(x + w * 0.08, y + 12, x + w * 0.05, y + h) + path(x + w * 0.92, y + 12, x + w * 0.95, y + h);
  return line(legs, 6) + cover(box([x, y], w, 14), 4, white, white);
}

/** Takes the middle of the top, a width and the floor and gives a small table on one foot, which leaves room for legs. */
export const pedestal = ([x, y]: Point, w: number, floor: number): string =>
  line(path(x - w / 2, y, x + w / 2, y), 10) +
  line(path(x, y, x, floor) + path(x - w * 0.22, floor, x + w * 0.22, floor), 6);

/** Takes the left top corner and a size and gives a counter with a patterned front. */
export function counter([x, y]: Point, w: number, h: number): string {
  const n = Math.max(3, Math.round(w / 60));
  const lozenge = (i: number): string => {
    const [cx, cy] = [x + (w * (i + 0.5)) / n, y + h * 0.56];
    return shape(cx - w / n / 2, cy, cx, cy - h * 0.34, cx + w / n / 2, cy, cx, cy + h * 0.34);
  };
  const centres = times(n).map((i): Point => [x + (w * (i + 0.5)) / n, y + h * 0.56]);
  return (
    cover(box([x, y], w, h)) +
    line(each(n, lozenge), 3) +
    line(dots(centres), 11) +
    ink(box([x - 12, y - 8], w + 24, 16))
  );
}

/** Takes the seat's middle and its height above the floor and gives a chair that faces right; `front` is how far the seat reaches ahead, less where its leg would stand among those of a sitter. */
export function chair([x, y]: Point, s: number, left = false, front = 0.42): string {
  const k = left ? -s : s;
  return line(
    path(x - k * 0.46, y - s * 0.95, x - k * 0.4, y, x + k * front, y) +
      path(x - k * 0.4, y, x - k * 0.46, y + s) +
      path(x + k * (front - 0.06), y, x + k * front, y + s),
    5,
  );
}

/** Takes the middle of the foot and a width and gives an open laptop, seen from the side facing left. */
export const laptop = ([x, y]: Point, s: number, left = false): string => {
  const k = left ? -s : s;
  return (
    line(path(x - k * 0.5, y, x + k * 0.3, y), 7) +
    cover(
      shape(x + k * 0.3, y - 2, x + k * 0.55, y - s * 0.6, x + k * 0.42, y - s * 0.62, x + k * 0.2, y - 4),
      4,
      white,
      cotton,
    )
  );
};

/** Takes the left top corner and a size and gives a board on two legs, with nothing on it. */
export const board = ([x, y]: Point, w: number, h: number, legs = 0): string =>
  line(
    legs
      ? path(x + w * 0.2, y + h, x + w * 0.12, y + h + legs) +
          path(x + w * 0.8, y + h, x + w * 0.88, y + h + legs)
      : 'M0 0',
    legs ? 5 : 0,
  ) +
  cover(box([x, y], w, h), 6) +
  line(box([x + 10, y + 10], w - 20, h - 20), 2.5);

/** Takes a left foot, a size and a count and gives bars that rise to the right, the last in marigold. */
export const bars = ([x, y]: Point, w: number, h: number, count: number): string =>
  each(count, (i) => {
    const tall = (h * (i + 1)) / count;
    const bar = box([x + (w * i) / count, y - tall], (w / count) * 0.62, tall);
    return i === count - 1 ? ink(bar, marigold) : cover(bar, 4, white, i % 2 ? white : 'currentColor');
  });

/** Takes a hanging point, a drop and a radius and gives a lamp with a marigold glow. */
export const lamp = ([x, y]: Point, drop: number, s: number): string =>
  line(path(x, y, x, y + drop), 3) +
  cover(shape(x - s, y + drop + s, x, y + drop, x + s, y + drop + s), 4) +
  ink(disc([x, y + drop + s * 1.35], s * 0.3), marigold);

/** Takes the middle of the foot and a height and gives a standing microphone. */
export const microphone = ([x, y]: Point, h: number): string =>
  line(path(x, y, x, y - h) + path(x - h * 0.12, y, x + h * 0.12, y)) +
  ink(disc([x, y - h - 8], 11, 14), marigold);

/** Takes the left top corner and a size and gives a window with a grid. */
export const pane = ([x, y]: Point, w: number, h: number): string =>
  cover(box([x, y], w, h), 5) +
  line(`M${num(x + w / 2)} ${num(y)}v${num(h)}M${num(x)} ${num(y + h / 2)}h${num(w)}`, 3);
