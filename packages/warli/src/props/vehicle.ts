import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ink,
  larger,
  line,
  marigold,
  num,
  type Point,
  polar,
  poly,
  times,
  white,
} from '../svg';

/** Takes a centre and a radius and gives a wheel with spokes. */
export const wheel = (at: Point, r: number, spokes = 8): string =>
  cover(disc(at, r), 5) +
  line(
    each(spokes, (i) =>
      poly([polar(at, (i * 360) / spokes, r * 0.25), polar(at, (i * 360) / spokes, r - 4)]),
    ),
    3,
  ) +
  ink(disc(at, r * 0.26));

/** Takes a centre and a radius and gives a wheel in bolder lines, for a picture that is shown small. */
export const boldWheel = (at: Point, r: number, spokes: number): string =>
  larger(wheel(at, r / 1.34, spokes), 1.34, at);

/** Takes the left foot and a length and gives a van that drives right. */
export function van([x, y]: Point, s: number, colour: string = cotton): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const body = poly([p(0, 0.1), p(0, 0.56), p(0.66, 0.56), p(0.66, 0.1)], true);
  const cab = poly([p(0.66, 0.1), p(0.66, 0.46), p(0.84, 0.46), p(0.94, 0.28), p(1, 0.26), p(1, 0.1)], true);
  const window = poly([p(0.71, 0.28), p(0.71, 0.41), p(0.82, 0.41), p(0.88, 0.28)], true);
  const pattern = times(6).map((i) =>
    poly(
      [p(0.06 + i * 0.1, 0.42), p(0.1 + i * 0.1, 0.32), p(0.06 + i * 0.1, 0.22), p(0.02 + i * 0.1, 0.32)],
      true,
    ),
  );
  return (
    cover(body, 6) +
    cover(cab, 6) +
    cover(window, 4, white, colour) +
    line(pattern.slice(0, 6).join(''), 3) +
    wheel(p(0.2, 0.1), s * 0.1) +
    wheel(p(0.8, 0.1), s * 0.1)
  );
}

/** Takes the left foot and a length and gives a bus that drives right, a head at each window. */
export function bus([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const windows = times(5).map((i) => box(p(0.05 + i * 0.16, 0.4), s * 0.12, s * 0.14));
  const heads = times(5).map((i) => disc(p(0.11 + i * 0.16, 0.31), s * 0.028));
  const front = poly([p(0.86, 0.26), p(0.86, 0.41), p(0.94, 0.4), p(0.98, 0.26)], true);
  const load = times(4).map((i) => box(p(0.1 + i * 0.17, 0.56), s * 0.13, s * 0.08));
  return (
    cover(load.join(''), 4) +
    cover(
      `M${num(x)} ${num(y - s * 0.08)}v${num(-s * 0.4)}h${num(s * 0.9)}q${num(s * 0.06)} 0 ${num(s * 0.1)} ${num(s * 0.2)}v${num(s * 0.2)}Z`,
      6,
    ) +
    line(windows.join(''), 3.5) +
    ink(heads.join('')) +
    cover(front, 3.5, white, cotton) +
    line(poly([p(0.03, 0.2), p(0.97, 0.2)]), 8, marigold) +
    wheel(p(0.2, 0.08), s * 0.085) +
    wheel(p(0.78, 0.08), s * 0.085)
  );
}

/** Takes the left foot and a length and gives a car that faces right. */
export function car([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const body = poly(
    [
      p(0, 0.1),
      p(0.02, 0.26),
      p(0.22, 0.28),
      p(0.34, 0.46),
      p(0.66, 0.46),
      p(0.8, 0.28),
      p(0.98, 0.24),
      p(1, 0.1),
    ],
    true,
  );
  const glass =
    poly([p(0.28, 0.29), p(0.37, 0.42), p(0.48, 0.42), p(0.48, 0.29)], true) +
    poly([p(0.53, 0.29), p(0.53, 0.42), p(0.64, 0.42), p(0.73, 0.29)], true);
  return (
    cover(body, 6) +
    cover(glass, 4, white, cotton) +
    line(poly([p(0.06, 0.19), p(0.94, 0.19)]), 3) +
    wheel(p(0.22, 0.1), s * 0.11) +
    wheel(p(0.78, 0.1), s * 0.11)
  );
}

/** Takes the left foot and a length and gives a tractor that drives right. */
export function tractor([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const hood = poly([p(0.4, 0.22), p(0.4, 0.48), p(0.92, 0.44), p(0.96, 0.22)], true);
  const vents = times(4).map((i) => poly([p(0.58 + i * 0.08, 0.42), p(0.58 + i * 0.08, 0.27)]));
  return (
    line(
      poly([p(0.72, 0.46), p(0.72, 0.66)]) +
        poly([p(0.12, 0.44), p(0.12, 0.96), p(0.52, 0.96), p(0.46, 0.48)]),
      6,
    ) +
    cover(hood, 5) +
    line(vents.join(''), 3) +
    line(poly([p(0.06, 0.98), p(0.58, 0.98)]), 9, marigold) +
    wheel(p(0.22, 0.25), s * 0.25, 12) +
    wheel(p(0.84, 0.14), s * 0.14)
  );
}

/** Takes a middle and a length and gives an aeroplane that climbs to the right. */
export function aeroplane([x, y]: Point, s: number, tilt = -14): string {
  const p = (a: number, b: number): Point =>
    polar([x, y], tilt + (Math.atan2(b, a) * 180) / Math.PI, Math.hypot(a, b) * s);
  const body = poly([p(-0.5, -0.04), p(0.4, -0.075), p(0.52, 0), p(0.4, 0.075), p(-0.5, 0.02)], true);
  const wing =
    poly([p(0.1, 0.04), p(-0.22, 0.36), p(-0.12, 0.36), p(0.24, 0.05)], true) +
    poly([p(0.1, -0.07), p(-0.16, -0.28), p(-0.08, -0.28), p(0.22, -0.07)], true);
  const tail = poly([p(-0.5, -0.03), p(-0.58, -0.2), p(-0.48, -0.2), p(-0.36, -0.04)], true);
  return (
    cover(wing, 4, white, cotton) +
    cover(body, 5) +
    cover(tail, 4, white, marigold) +
    line(dots(times(7).map((i) => p(-0.3 + i * 0.1, -0.015))), 7)
  );
}
