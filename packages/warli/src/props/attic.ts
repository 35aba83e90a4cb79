import { box, cover, disc, ink, line, marigold, path, type Point, polar, poly, times } from '../svg';

/** Takes the hook and a drop and gives a bare bulb alight. */
export const bulb = ([x, y]: Point, drop: number): string => {
  const at: Point = [x, y + drop + 26];
  return (
    line(path(x, y, x, y + drop), 4) +
    line(path(x, y + drop - 10, x, y + drop + 4), 15) +
    ink(disc(at, 24), marigold) +
    line(
      times(11)
        .map((i) => poly([polar(at, i * 24 - 30, 40), polar(at, i * 24 - 30, 62)]))
        .join(''),
      4,
    )
  );
};

/** Takes the left foot and a size and gives a wooden crate turned over to sit on. */
export const upturned = ([x, y]: Point, w: number, h: number): string =>
  cover(box([x, y - h], w, h), 5) +
  line(path(x + 8, y - h + 8, x + w - 8, y - 8) + path(x + w - 8, y - h + 8, x + 8, y - 8), 4);
