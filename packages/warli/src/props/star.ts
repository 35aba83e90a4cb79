import { cover, disc, dots, ink, line, marigold, type Point, polar, poly, times } from '../svg';

/** Takes a middle and a radius and gives an eight-pointed star that opens around its middle. */
export const star = (at: Point, r: number): string => {
  const ring = (inner: number, outer: number): string =>
    poly(
      times(32).map((i) => polar(at, i * 11.25 - 90, i % 2 ? inner : i % 4 ? (inner + outer) / 2 : outer)),
      true,
    );
  return (
    ink(ring(r * 0.72, r), marigold) +
    cover(disc(at, r * 0.66), 5) +
    line(ring(r * 0.82, r * 1.22), 4) +
    line(dots(times(32).map((i) => polar(at, i * 11.25, r * 1.3))), 8)
  );
};
