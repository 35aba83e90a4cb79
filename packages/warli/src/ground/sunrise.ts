import { disc, dots, ink, line, marigold, type Point, polar, poly, times } from '../svg';

/** Takes a middle and a radius and gives a sun that rises behind a summit: a disc in rings of dots, with rays above. */
export const sunrise = (at: Point, r: number): string =>
  line(
    times(40)
      .map((i) =>
        poly([polar(at, 180 + i * 4.6, r * 2.98), polar(at, 180 + i * 4.6, r * (3.45 + (i % 2) * 0.48))]),
      )
      .join(''),
    4,
  ) +
  line(disc(at, r * 2.55) + disc(at, r * 2.33), 4) +
  ink(disc(at, r), marigold) +
  line(dots(times(36).map((i) => polar(at, i * 10, r * 1.67))), 8) +
  line(dots(times(48).map((i) => polar(at, i * 7.5, r * 2.02))), 7);
