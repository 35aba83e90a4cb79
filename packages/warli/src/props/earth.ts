import { dots, each, line, path, type Point, times } from '../svg';

/** Takes the left end of a floor and its width and gives it: a line, beads below it, and between them the grain of beaten earth. */
export const earth = ([x, y]: Point, w: number): string =>
  line(path(x, y, x + w, y), 6) +
  line(
    each(w / 60, (i) => path(x + 14 + i * 60, y + 15, x + 34 + i * 60, y + 15)),
    3,
  ) +
  line(dots(times(w / 30).map((i): Point => [x + 12 + i * 30, y + 32])), 6);
