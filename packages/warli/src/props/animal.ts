import { cover, disc, each, ink, line, num, path, type Point, poly, shape, white } from '../svg';

/** Takes a place and a wing span and gives a flying bird. */
export const bird = ([x, y]: Point, s: number, left = false): string => {
  const k = left ? -s : s;
  const wings = `M${num(x - k * 0.55)} ${num(y - s * 0.35)}Q${num(x - k * 0.2)} ${num(y - s * 0.45)} ${num(x)} ${num(y)}Q${num(x + k * 0.1)} ${num(y - s * 0.5)} ${num(x + k * 0.35)} ${num(y - s * 0.6)}`;
  const body = shape(x - k * 0.32, y + s * 0.16, x + k * 0.3, y - s * 0.08, x + k * 0.12, y + s * 0.12);
  return ink(body) + line(wings, Math.max(3, s * 0.07));
};

/** Takes the first place, a count and a wing span and gives a flock in a slanting file. */
export const flock = ([x, y]: Point, count: number, s: number, left = false): string =>
  each(count, (i) =>
    bird([x + (left ? -1 : 1) * i * s * 1.5, y - i * s * 0.55 + (i % 2) * s * 0.5], s * (1 - i * 0.05), left),
  );

/** Takes a foot and a height and gives a hen. */
export const hen = ([x, y]: Point, s: number, left = false): string => {
  const k = left ? -s : s;
  const body = shape(
    x - k * 0.6,
    y - s * 0.95,
    x,
    y - s * 0.35,
    x + k * 0.5,
    y - s * 0.8,
    x + k * 0.1,
    y - s * 0.25,
  );
  const neck =
    path(x + k * 0.35, y - s * 0.6, x + k * 0.5, y - s) +
    path(x + k * 0.58, y - s, x + k * 0.75, y - s * 0.95);
  const feet =
    path(x, y - s * 0.3, x - k * 0.08, y, x + k * 0.1, y) +
    path(x + k * 0.12, y - s * 0.3, x + k * 0.14, y, x + k * 0.3, y);
  return cover(body, 3, white, white) + ink(disc([x + k * 0.5, y - s], s * 0.12)) + line(neck + feet, 3);
};

/** Takes a foot and a height and gives a four-legged animal: two triangles nose to tail. */
export function beast([x, y]: Point, s: number, left = false, kind: 'cow' | 'dog' | 'goat' = 'dog'): string {
  const k = left ? -s : s;
  const p = (a: number, b: number): Point => [x + k * a, y - s * b];
  const body = poly([p(-0.75, 0.95), p(-0.75, 0.45), p(0, 0.68), p(0.7, 0.45), p(0.7, 1), p(0, 0.74)], true);
  const head = poly([p(0.78, 1.25), p(1.2, 1.02), p(0.84, 0.98)], true);
  const legs = [-0.7, -0.5, 0.48, 0.66]
    .map((a, i) => poly([p(a, 0.55), p(a + (i % 2 ? 0.08 : -0.06), 0)]))
    .join('');
  const horns =
    kind === 'dog'
      ? poly([p(0.8, 1.22), p(0.72, 1.4)])
      : poly([p(0.8, 1.22), p(0.62, 1.5)]) + poly([p(0.86, 1.22), p(0.98, 1.52)]);
  const tail =
    kind === 'cow' ? poly([p(-0.75, 0.9), p(-0.95, 0.7), p(-0.95, 0.3)]) : poly([p(-0.75, 0.9), p(-1, 1.15)]);
  return (
    cover(body + head, 3, white, white) +
    line(poly([p(0.68, 0.92), p(0.84, 1.12)]), s * 0.12) +
    line(legs + horns + tail, Math.max(3, s * 0.05))
  );
}

/** Takes a middle and a length and gives a fish with a boned body. */
export const fish = ([x, y]: Point, s: number, left = false): string => {
  const k = left ? -s : s;
  const body = `M${num(x - k * 0.35)} ${num(y)}Q${num(x)} ${num(y - s * 0.35)} ${num(x + k * 0.5)} ${num(y)}Q${num(x)} ${num(y + s * 0.35)} ${num(x - k * 0.35)} ${num(y)}l${num(-k * 0.2)} ${num(-s * 0.16)}v${num(s * 0.32)}Z`;
  const ribs = [-0.12, 0.04, 0.2]
    .map((a) => path(x + k * a, y - s * 0.1, x + k * (a + 0.06), y + s * 0.1))
    .join('');
  return cover(body, 3) + line(ribs, 2.5);
};
