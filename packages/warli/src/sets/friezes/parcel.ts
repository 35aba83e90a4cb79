import { box, cover, ground, line, path, type Point, white } from '../../svg';

/** Takes the left foot, a size, a fill and, unless it is a cube, a height and gives a box tied with a string. */
export const parcel = ([x, y]: Point, s: number, fill: string = ground, h = s): string => {
  const [edge, string] = fill === ground ? [white, white] : [fill, ground];
  return (
    cover(box([x, y - h], s, h), 5, edge, fill) +
    line(path(x + s / 2, y - h, x + s / 2, y) + path(x, y - h / 2, x + s, y - h / 2), 3.5, string)
  );
};
