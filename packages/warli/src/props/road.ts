import { bow, line, path, type Point, turned } from '../svg';

/** Takes the end of the shaft, a length and the way it points and gives a pickaxe laid on the ground. */
export const laidPickaxe = ([x, y]: Point, s: number, way: number): string =>
  turned(
    line(path(x, y, x + s, y), 9) +
      line(bow([x + s * 0.86, y - s * 0.28], [x + s * 1.12, y], [x + s * 0.86, y + s * 0.2]), 11),
    way,
    [x, y],
  );
