import { box, cover, disc, ink, line, marigold, path, type Point, polar, poly, times } from '../svg';

/** Takes the middle and a width and gives a camera that looks right, its light just flashing. */
export const photoCamera = ([x, y]: Point, w: number): string => {
  const flash: Point = [x - w * 0.1, y - w * 0.56];
  return (
    line(
      times(7)
        .map((i) => poly([polar(flash, 180 + i * 30, w * 0.26), polar(flash, 180 + i * 30, w * 0.46)]))
        .join(''),
      5,
      marigold,
    ) +
    ink(disc(flash, w * 0.15), marigold) +
    cover(box([x - w / 2, y - w * 0.34], w, w * 0.68), 6) +
    cover(box([x + w * 0.44, y - w * 0.2], w * 0.34, w * 0.4), 6) +
    line(path(x - w * 0.3, y - w * 0.1, x + w * 0.2, y - w * 0.1), 5) +
    cover(disc([x - w * 0.02, y + w * 0.12], w * 0.1), 5)
  );
};

/** Takes the middle, a size and a fill and gives a board with a question mark, on its stick. */
export const question = ([x, y]: Point, s: number, fill: string, mark: string): string =>
  line(path(x, y + s * 0.5, x, y + s * 1.1), 9) +
  cover(box([x - s * 0.42, y - s * 0.5], s * 0.84, s), 5, '#fffaf0', fill) +
  line(
    `M${x - s * 0.18} ${y - s * 0.14}a${s * 0.18} ${s * 0.18} 0 1 1 ${s * 0.28} ${s * 0.15}q${-s * 0.1} ${s * 0.06} ${-s * 0.1} ${s * 0.17}`,
    s * 0.09,
    mark,
  ) +
  line(path(x, y + s * 0.34, x, y + s * 0.34), s * 0.12, mark);
