import { box, cover, ground, line, marigold, path, type Point, turned, white } from '../../../svg';

/** Where the feet of all stand. */
export const floor = 604;

/** Takes the middle, a width and a turn in degrees and gives the file, tied with its tape. */
export const file = ([x, y]: Point, w: number, turn = 0): string => {
  const h = w * 0.62;
  return turned(
    cover(box([x - w / 2, y - h / 2], w, h), 6, white, marigold) +
      line(
        path(x - w / 2 + 5, y, x + w / 2 - 5, y) +
          path(x - w * 0.1, y - h / 2 + 5, x - w * 0.1, y + h / 2 - 5),
        6,
        ground,
      ),
    turn,
    [x, y],
  );
};

/** Takes the left foot, a width and a height and gives the file lying flat, its tape about it. */
export const flat = ([x, y]: Point, w: number, h = 34): string =>
  cover(box([x, y - h], w, h), 6, white, marigold) +
  line(path(x + w * 0.36, y - h + 4, x + w * 0.36, y - 4), 9, ground);

/** Takes the left foot, a width and the shares by which each is shoved aside and gives other files in a pile. */
export const others = (x: number, y: number, w: number, askew: readonly number[]): string =>
  askew
    .map(
      (d, i) =>
        cover(box([x + d, y - 34 - i * 34], w, 34)) +
        line(path(x + d + w * 0.36, y - 30 - i * 34, x + d + w * 0.36, y - 4 - i * 34)),
    )
    .join('');
