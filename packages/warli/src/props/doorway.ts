import { box, cover, disc, dots, each, ink, line, marigold, path, type Point, shape, times } from '../svg';

/** Takes the left foot, a width and a height and gives an open door on two steps, a garland of leaves and flowers over it. */
export const garlandDoor = ([x, y]: Point, w: number, h: number): string => {
  const leaf = (i: number): string => {
    const a = x + (w * (i + 0.5)) / 7;
    return shape(a - 14, y - h + 24, a, y - h + 74, a + 14, y - h + 24);
  };
  return (
    cover(box([x - 46, y - h - 60], w + 92, h + 60), 7) +
    line(
      dots(times(9).map((i): Point => [x - 24, y - 40 - (i * (h - 60)) / 8])) +
        dots(times(9).map((i): Point => [x + w + 24, y - 40 - (i * (h - 60)) / 8])),
      11,
    ) +
    cover(box([x, y - h], w, h), 6) +
    line(path(x - 20, y - h - 30, x + w + 20, y - h - 30), 7) +
    line(path(x, y - h + 22, x + w, y - h + 22), 5) +
    cover(each(7, leaf), 4) +
    ink(
      each(8, (i) => disc([x + (w * i) / 7, y - h + 26], 11)),
      marigold,
    ) +
    cover(box([x - 80, y], w + 160, 30) + box([x - 120, y + 30], w + 240, 30), 6)
  );
};
