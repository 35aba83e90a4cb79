import { cotton, cover, disc, line, type Point, poly, white } from '../svg';

/** Takes the left foot and a length and gives a road roller that drives right: a canopy over its seat, one huge smooth drum in front. */
export function roller([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const [front, rear] = [p(0.8, 0.3), p(0.14, 0.2)];
  const hood = poly([p(0, 0.24), p(0, 0.44), p(0.5, 0.44), p(0.5, 0.24)], true);
  return (
    line(poly([p(0.03, 0.44), p(0.03, 0.94)]) + poly([p(0.46, 0.44), p(0.46, 0.94)]), 6) +
    line(poly([p(-0.05, 0.95), p(0.54, 0.95)]), 13) +
    line(poly([p(0.42, 0.44), p(0.36, 0.56)]) + poly([p(0.32, 0.53), p(0.4, 0.59)]), 6) +
    cover(disc(front, s * 0.3), 8, white, cotton) +
    cover(hood, 6) +
    cover(disc(rear, s * 0.2), 8, white, cotton) +
    cover(disc(rear, s * 0.05), 5) +
    line(poly([p(0.46, 0.34), front]), 14) +
    cover(disc(front, s * 0.07), 6)
  );
}
