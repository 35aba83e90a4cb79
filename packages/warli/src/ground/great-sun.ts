import { grounds } from '../palette';
import { curve, dashes, disc, each, ink, line, marigold, type Point, polar } from '../svg';

const triangle = (at: Point, r: number, turn: number, half: number): string =>
  curve([polar(at, turn - half, r * 1.13), polar(at, turn, r * 1.34), polar(at, turn + half, r * 1.13)]);

/** Takes a middle, a radius and a count and gives a ring of as many beads: a line whose dashes have no length. */
export const beadRing = (at: Point, r: number, count: number): string =>
  dashes(disc(at, r), 6, [0, 1]).replace('/>', ` pathLength="${count}"/>`);

/** Takes a middle, a radius and a count of rays and gives the great sun the speaker stands in: open in the middle, so that he shows. */
export function greatSun(at: Point, r: number, rays = 40): string {
  const step = 360 / rays;
  return (
    ink(disc(at, r), grounds.terracotta) +
    line(disc(at, r), r * 0.09, marigold) +
    line(disc(at, r * 1.08), 4) +
    ink(each(rays, (i) => triangle(at, r, i * step, step * 0.38))) +
    beadRing(at, r * 0.87, rays * 1.5)
  );
}
