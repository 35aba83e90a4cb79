import { box, cotton, cover, disc, dots, line, path, type Point, times, turned, white } from '../svg';

/** Takes the middle, half a height and a tilt and gives a drum that floats on its side. */
export const afloat = ([x, y]: Point, r: number, tilt: number): string =>
  turned(
    cover(box([x - r * 1.1, y - r * 0.62], r * 2.2, r * 1.24), 6) +
      line(
        path(x - r * 0.36, y - r * 0.62, x - r * 0.36, y + r * 0.62) +
          path(x + r * 0.4, y - r * 0.62, x + r * 0.4, y + r * 0.62),
        5,
      ) +
      cover(disc([x - r * 1.1, y], r * 0.22, r * 0.62), 6, white, cotton),
    tilt,
    [x, y],
  );

/** Takes the middle, a length and a tilt and gives a bamboo pole adrift with its end of rope. */
export const plank = ([x, y]: Point, w: number, tilt: number): string =>
  turned(
    cover(box([x - w / 2, y - 12], w, 24), 5) +
      line(dots(times(5).map((i): Point => [x - w * 0.4 + i * w * 0.2, y])), 7) +
      line(path(x + w * 0.3, y - 12, x + w * 0.34, y - 40, x + w * 0.42, y - 46), 4),
    tilt,
    [x, y],
  );
