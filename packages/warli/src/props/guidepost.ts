import {
  cotton,
  cover,
  dots,
  ground,
  line,
  marigold,
  num,
  path,
  type Point,
  shape,
  times,
  white,
} from '../svg';

/** A board as an arrow that starts at the post: the way it points in degrees (0 is right, 90 down), its place on the post and its length. */
export type Arrow = readonly [angle: number, y: number, length: number];

const board = (x: number, [angle, y, long]: Arrow, fill: string): string => {
  const d = shape(x - 40, y - 27, x + long - 44, y - 27, x + long, y, x + long - 44, y + 27, x - 40, y + 27);
  const rows = times(3)
    .map((i) =>
      path(x + 46 + (i * (long - 130)) / 3, y, x + 46 + (i * (long - 130)) / 3 + (long - 130) / 5, y),
    )
    .join('');
  return `<g transform="rotate(${num(angle)} ${x} ${y})">${cover(d, 6, white, fill)}${line(rows, 6, ground)}${line(dots([[x, y]]), 12, ground)}</g>`;
};

/** Takes the foot, a height and boards and gives a post that points everywhere at once; the board `bright` is marigold. */
export const guidepost = ([x, y]: Point, h: number, arrows: readonly Arrow[], bright: number): string =>
  line(path(x, y, x, y - h), 20) +
  line(path(x - 60, y, x - 14, y - 50, x + 20, y - 44, x + 64, y), 8) +
  arrows.map((one, i) => board(x, one, i === bright ? marigold : cotton)).join('');
