import {
  between,
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
  poly,
  shape,
  white,
} from '../svg';

/** Takes the middle of the lower edge of a screen's pane and a height and gives a face with shoulders. */
export const bust = ([x, y]: Point, s: number, woman: boolean, colour: string = white): string =>
  ink(shape(x - s * 0.42, y - s * 0.4, x + s * 0.42, y - s * 0.4, x + s * 0.12, y, x - s * 0.12, y), colour) +
  line(path(x, y - s * 0.4, x, y - s * 0.56), s * 0.06, colour) +
  ink(disc([x, y - s * 0.7], s * 0.2) + (woman ? disc([x - s * 0.24, y - s * 0.76], s * 0.1) : ''), colour);

/** Takes the left top corner and a size and gives a rack of servers; rows of `lit` have the accent on. */
export function servers([x, y]: Point, w: number, h: number, rows: number, lit: readonly number[]): string {
  const dy = h / rows;
  const unit = (i: number): string => {
    const top = y + dy * i;
    const lamp: Point = [x + w * 0.86, top + dy * 0.5];
    return (
      line(box([x + w * 0.07, top + dy * 0.16], w * 0.86, dy * 0.68), 3.5) +
      line(
        each(4, (k) =>
          path(x + w * (0.16 + k * 0.1), top + dy * 0.34, x + w * (0.16 + k * 0.1), top + dy * 0.66),
        ),
        3.5,
      ) +
      line(dots([lamp]), Math.min(12, w * 0.08), lit.includes(i) ? marigold : white)
    );
  };
  return cover(box([x, y], w, h), 6) + each(rows, unit);
}

/** Takes the middle of the foot and a height and gives a thermos with its cup. */
export const thermos = ([x, y]: Point, s: number): string =>
  cover(box([x - s * 0.16, y - s * 0.78], s * 0.32, s * 0.78), 5, white, cotton) +
  cover(
    shape(x - s * 0.16, y - s * 0.78, x - s * 0.12, y - s, x + s * 0.12, y - s, x + s * 0.16, y - s * 0.78),
    5,
    white,
    marigold,
  ) +
  line(`M${num(x + s * 0.16)} ${num(y - s * 0.62)}h${num(s * 0.14)}v${num(s * 0.34)}h${num(-s * 0.14)}`, 5);

/** Takes two ends and gives a straight arrow; the head is at the second. */
export const arrow = (a: Point, b: Point, width = 9, colour: string = marigold): string => {
  const way = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const wing = (turn: number): Point => [
    b[0] - Math.cos(way + turn) * width * 3.4,
    b[1] - Math.sin(way + turn) * width * 3.4,
  ];
  return line(poly([a, between(a, b, 1)]) + poly([wing(0.5), b, wing(-0.5)]), width, colour);
};
