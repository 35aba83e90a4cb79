import { between, box, cotton, cover, disc, dots, ink, line, marigold, num, poly, polar, times, white, type Point } from './svg';

/** Takes a centre, a radius and a count of teeth and gives a gear. */
export function gear(at: Point, r: number, teeth: number, colour: string = marigold): string {
  const tooth = (i: number): Point[] =>
    [-0.36, -0.2, 0.2, 0.36].map((o, k) => polar(at, ((i + o) * 360) / teeth, k === 1 || k === 2 ? r : r * 0.84));
  const spokes = times(6).map((i) => poly([polar(at, i * 60, r * 0.22), polar(at, i * 60, r * 0.62)]));
  return cover(poly(times(teeth).flatMap(tooth), true), 5) + line(disc(at, r * 0.64), 4) + line(spokes.join(''), 4) + ink(disc(at, r * 0.16), colour);
}

/** Takes a centre and a radius and gives a wheel with spokes. */
export const wheel = (at: Point, r: number, spokes = 8): string =>
  cover(disc(at, r), 5) + line(times(spokes).map((i) => poly([polar(at, (i * 360) / spokes, r * 0.25), polar(at, (i * 360) / spokes, r - 4)])).join(''), 3) + ink(disc(at, r * 0.26));

/** Takes the left foot and a length and gives a van that drives right. */
export function van([x, y]: Point, s: number, colour: string = cotton): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const body = poly([p(0, 0.1), p(0, 0.56), p(0.66, 0.56), p(0.66, 0.1)], true);
  const cab = poly([p(0.66, 0.1), p(0.66, 0.46), p(0.84, 0.46), p(0.94, 0.28), p(1, 0.26), p(1, 0.1)], true);
  const window = poly([p(0.71, 0.28), p(0.71, 0.41), p(0.82, 0.41), p(0.88, 0.28)], true);
  const pattern = times(6).map((i) => poly([p(0.06 + i * 0.1, 0.42), p(0.1 + i * 0.1, 0.32), p(0.06 + i * 0.1, 0.22), p(0.02 + i * 0.1, 0.32)], true));
  return cover(body, 6) + cover(cab, 6) + cover(window, 4, white, colour) + line(pattern.slice(0, 6).join(''), 3) + wheel(p(0.2, 0.1), s * 0.1) + wheel(p(0.8, 0.1), s * 0.1);
}

/** Takes the left foot and a length and gives a bus that drives right, a head at each window. */
export function bus([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const windows = times(5).map((i) => box(p(0.05 + i * 0.16, 0.4), s * 0.12, s * 0.14));
  const heads = times(5).map((i) => disc(p(0.11 + i * 0.16, 0.31), s * 0.028));
  const front = poly([p(0.86, 0.26), p(0.86, 0.41), p(0.94, 0.4), p(0.98, 0.26)], true);
  const load = times(4).map((i) => box(p(0.1 + i * 0.17, 0.56), s * 0.13, s * 0.08));
  return (
    cover(load.join(''), 4) + cover(`M${num(x)} ${num(y - s * 0.08)}v${num(-s * 0.4)}h${num(s * 0.9)}q${num(s * 0.06)} 0 ${num(s * 0.1)} ${num(s * 0.2)}v${num(s * 0.2)}Z`, 6) +
    line(windows.join(''), 3.5) + ink(heads.join('')) + cover(front, 3.5, white, cotton) +
    line(poly([p(0.03, 0.2), p(0.97, 0.2)]), 8, marigold) + wheel(p(0.2, 0.08), s * 0.085) + wheel(p(0.78, 0.08), s * 0.085)
  );
}

/** Takes the left foot and a length and gives a car that faces right. */
export function car([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const body = poly([p(0, 0.1), p(0.02, 0.26), p(0.22, 0.28), p(0.34, 0.46), p(0.66, 0.46), p(0.8, 0.28), p(0.98, 0.24), p(1, 0.1)], true);
  const glass = poly([p(0.28, 0.29), p(0.37, 0.42), p(0.48, 0.42), p(0.48, 0.29)], true) + poly([p(0.53, 0.29), p(0.53, 0.42), p(0.64, 0.42), p(0.73, 0.29)], true);
  return cover(body, 6) + cover(glass, 4, white, cotton) + line(poly([p(0.06, 0.19), p(0.94, 0.19)]), 3) + wheel(p(0.22, 0.1), s * 0.11) + wheel(p(0.78, 0.1), s * 0.11);
}

/** Takes the left foot and a length and gives a tractor that drives right. */
export function tractor([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const hood = poly([p(0.4, 0.22), p(0.4, 0.48), p(0.92, 0.44), p(0.96, 0.22)], true);
  const vents = times(4).map((i) => poly([p(0.58 + i * 0.08, 0.42), p(0.58 + i * 0.08, 0.27)]));
  return (
    line(poly([p(0.72, 0.46), p(0.72, 0.66)]) + poly([p(0.12, 0.44), p(0.12, 0.96), p(0.52, 0.96), p(0.46, 0.48)]), 6) +
    cover(hood, 5) + line(vents.join(''), 3) + line(poly([p(0.06, 0.98), p(0.58, 0.98)]), 9, marigold) + wheel(p(0.22, 0.25), s * 0.25, 12) + wheel(p(0.84, 0.14), s * 0.14)
  );
}

/** Takes a foot and a height and gives a wind mill with three blades. */
export function windmill([x, y]: Point, h: number, phase = 0): string {
  const hub: Point = [x, y - h];
  const blade = (i: number): string => {
    const a = phase + i * 120;
    return poly([hub, polar(hub, a - 9, h * 0.17), polar(hub, a, h * 0.52)], true);
  };
  const rungs = times(5).map((i) => poly([[x - 11 + i * 1.3, y - (h * (i + 0.6)) / 6], [x + 11 - i * 1.3, y - (h * (i + 0.6)) / 6]]));
  return cover(poly([[x - 13, y], [x - 4, y - h], [x + 4, y - h], [x + 13, y]], true), 4) + line(rungs.join(''), 3) + cover(times(3).map(blade).join(''), 4, white, white) + ink(disc(hub, h * 0.04), marigold);
}

/** Takes the left foot and a size and gives a solar panel tilted to the right. */
export function panel([x, y]: Point, w: number, h: number): string {
  const skew = w * 0.28;
  const p = (a: number, b: number): Point => [x + a * w + b * skew, y - h * 0.28 - b * h];
  const grid = [0.25, 0.5, 0.75].map((a) => poly([p(a, 0), p(a, 1)])).join('') + [0.33, 0.67].map((b) => poly([p(0, b), p(1, b)])).join('');
  return line(poly([p(0.2, 0), [x + w * 0.2, y]]) + poly([p(0.9, 0.2), [x + w * 0.95, y]]), 5) + cover(poly([p(0, 0), p(1, 0), p(1, 1), p(0, 1)], true), 5) + line(grid, 3);
}

/** Takes a foot, a height and a width and gives a lattice tower. */
export function lattice([x, y]: Point, h: number, w: number, bays = 7): string {
  const left = (t: number): Point => between([x - w / 2, y], [x - w * 0.07, y - h], t);
  const right = (t: number): Point => between([x + w / 2, y], [x + w * 0.07, y - h], t);
  const at = (i: number): number => 1 - (1 - i / bays) ** 1.25;
  const crosses = times(bays).map((i) => poly([left(at(i)), right(at(i + 1)), left(at(i + 1)), right(at(i))]));
  return line(poly([left(0), left(1)]) + poly([right(0), right(1)]), 6) + line(crosses.join(''), 3.5);
}

/** Takes a middle and a length and gives an aeroplane that climbs to the right. */
export function aeroplane([x, y]: Point, s: number, tilt = -14): string {
  const p = (a: number, b: number): Point => polar([x, y], tilt + (Math.atan2(b, a) * 180) / Math.PI, Math.hypot(a, b) * s);
  const body = poly([p(-0.5, -0.04), p(0.4, -0.075), p(0.52, 0), p(0.4, 0.075), p(-0.5, 0.02)], true);
  const wing = poly([p(0.1, 0.04), p(-0.22, 0.36), p(-0.12, 0.36), p(0.24, 0.05)], true) + poly([p(0.1, -0.07), p(-0.16, -0.28), p(-0.08, -0.28), p(0.22, -0.07)], true);
  const tail = poly([p(-0.5, -0.03), p(-0.58, -0.2), p(-0.48, -0.2), p(-0.36, -0.04)], true);
  return cover(wing, 4, white, cotton) + cover(body, 5) + cover(tail, 4, white, marigold) + line(dots(times(7).map((i) => p(-0.3 + i * 0.1, -0.015))), 7);
}

/** Takes the left end of the belt, a width and a height above the floor and gives a conveyor. */
export function conveyor([x, y]: Point, w: number, h: number): string {
  const rollers = times(w / 44).map((i) => disc([x + 22 + i * 44, y + 16], 9));
  return line(poly([[x + 30, y + 30], [x + 30, y + h]]) + poly([[x + w - 30, y + 30], [x + w - 30, y + h]]), 6) + cover(`M${num(x + 10)} ${num(y)}h${num(w - 20)}a16 16 0 0 1 0 32h${num(20 - w)}a16 16 0 0 1 0 -32Z`, 5) + line(rollers.join(''), 3.5);
}
