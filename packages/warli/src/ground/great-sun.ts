import { grounds } from '../palette';
import { curve, disc, dots, each, ink, line, marigold, type Point, polar, times } from '../svg';

const triangle = (at: Point, r: number, turn: number, half: number): string =>
  curve([polar(at, turn - half, r * 1.13), polar(at, turn, r * 1.34), polar(at, turn + half, r * 1.13)]);

/** Takes a middle, a radius and a count of rays and gives the great sun the speaker stands in: open in the middle, so that he shows. */
export function greatSun(at: Point, r: number, rays = 40): string {
  const step = 360 / rays;
  const beads = times(rays * 1.5).map((i) => polar(at, (i * step) / 1.5, r * 0.87));
  return (
    ink(disc(at, r), grounds.terracotta) +
    line(disc(at, r), r * 0.09, marigold) +
    line(disc(at, r * 1.08), 4) +
    ink(each(rays, (i) => triangle(at, r, i * step, step * 0.38))) +
    line(dots(beads), 6)
  );
}
