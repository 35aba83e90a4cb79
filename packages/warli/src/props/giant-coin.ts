import { disc, dots, line, path, type Point, polar, poly, times } from '../svg';
import { rupee } from './bank';

const rays = (at: Point, r: number, count: number, from: number, to: number): string =>
  times(count)
    .map((i) => poly([polar(at, (i * 360) / count, r * from), polar(at, (i * 360) / count, r * to)]))
    .join('');

const star = (at: Point, r: number): string =>
  poly(
    times(12).map((i) => polar(at, i * 30 - 90, r * (i % 2 ? 0.3 : 0.62))),
    true,
  );

/** Takes the middle, a radius and a number and gives a coin as large as a person, each number with another stamp. */
export function giantCoin(at: Point, r: number, kind: number): string {
  const [x, y] = at;
  const stamps = [
    () => line(rays(at, r, 12, 0.24, 0.62), 6),
    () => rupee(at, r * 0.86),
    () => line(star(at, r), 6),
    () =>
      line(
        disc(at, r * 0.5) + path(x - r * 0.5, y, x + r * 0.5, y) + path(x, y - r * 0.5, x, y + r * 0.5),
        6,
      ),
    () => line(dots(times(8).map((i) => polar(at, i * 45, r * 0.46))), 13) + line(dots([at]), 18),
  ];
  return line(disc(at, r), 7) + line(disc(at, r * 0.78), 4) + (stamps[kind % 5]?.() ?? '');
}
