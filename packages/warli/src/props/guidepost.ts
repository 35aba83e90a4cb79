import {
  cotton,
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  poly,
  shape,
  times,
  turned,
} from '../svg';

/** A board as an arrow: the way it points in degrees (0 is right, 90 down), its height above the foot and its length from the post. */
export type Arrow = readonly [angle: number, height: number, length: number];

/** Half the height of a board, and how far it reaches beyond the post at its blunt end. */
const [half, tail] = [28, 48];

/** What is painted along a board, from the post to where its point begins. */
const paintings: readonly ((from: number, to: number, y: number) => string)[] = [
  (from, to, y) => line(dots(times((to - from) / 24).map((i): Point => [from + 10 + i * 24, y])), 11, ground),
  (from, to, y) =>
    line(poly(times((to - from) / 16).map((i): Point => [from + i * 16, y + (i % 2 ? -10 : 10)])), 5, ground),
  (from, to, y) =>
    ink(
      times((to - from) / 36)
        .map((i) =>
          shape(
            from + i * 36,
            y,
            from + 13 + i * 36,
            y - 12,
            from + 26 + i * 36,
            y,
            from + 13 + i * 36,
            y + 12,
          ),
        )
        .join(''),
      ground,
    ),
];

/** Takes the middle of the post and a board and gives it, with a rim of ground that parts it from the post. */
const board = ([x, y]: Point, angle: number, long: number, i: number, fill: string): string => {
  const [back, neck] = [x - tail, x + long - 46];
  const d = shape(back, y - half, neck, y - half, x + long, y, neck, y + half, back, y + half);
  const painting = paintings[i % paintings.length]?.(x + 34, neck, y) ?? '';
  return turned(
    cover(d, 18, ground) + cover(d, 4, fill, fill) + painting + line(dots([[x, y]]), 11, ground),
    angle,
    [x, y],
  );
};

/** The stones that hold the foot of the post. */
const stones = ([x, y]: Point): string =>
  [disc([x - 40, y - 4], 30, 22), disc([x + 42, y - 6], 34, 25), disc([x + 2, y + 8], 36, 22)]
    .map((d) => cover(d, 12, ground) + ink(d))
    .join('');

/** Takes the foot, a height and boards from above and gives a post with a round head; the board `bright` is marigold. */
export const guidepost = ([x, y]: Point, h: number, arrows: readonly Arrow[], bright: number): string =>
  line(path(x, y, x, y - h), 42, ground) +
  line(path(x, y, x, y - h), 24) +
  cover(disc([x, y - h - 10], 26), 9, ground, marigold) +
  arrows
    .map(([angle, height, long], i) =>
      board([x, y - height], angle, long, i, i === bright ? marigold : cotton),
    )
    .join('') +
  stones([x, y]);
