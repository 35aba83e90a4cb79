import { cover, disc, ground, ink, line, num, type Point, poly, white } from '../svg';

/** Takes the middle of the ground below it and the height of its back and gives a bullock that walks to the right: a hump, a dewlap and long horns. */
export function bullock([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x + s * a, y - s * b];
  const to = (...xy: number[]): string =>
    poly([p(xy[0] ?? 0, xy[1] ?? 0)]).slice(1) + (xy.length > 2 ? ` ${to(...xy.slice(2))}` : '');
  const leg = (a: number, way: number): string =>
    poly([p(a - 0.08, 0.6), p(a + 0.08, 0.6), p(a + 0.045 + way, 0), p(a - 0.045 + way, 0)], true);
  const body = `M${to(-0.86, 0.96)}Q${to(-0.2, 0.86, 0.2, 0.96)}Q${to(0.3, 1.24, 0.52, 1.22)}Q${to(0.68, 1.14, 0.7, 1.02)}L${to(0.96, 1.22, 1.06, 0.98)}Q${to(0.82, 0.8, 0.76, 0.44)}Q${to(0, 0.6, -0.84, 0.46)}Z`;
  const head = poly([p(0.86, 1.3), p(1.06, 1.32), p(1.4, 0.96), p(1.32, 0.86), p(1.06, 0.92)], true);
  const ear = poly([p(0.9, 1.24), p(0.68, 1.2), p(0.76, 1.1)], true);
  const horns = `M${to(0.9, 1.3)}Q${to(0.74, 1.54, 0.92, 1.72)}M${to(1.02, 1.32)}Q${to(1.2, 1.5, 1.12, 1.74)}`;
  const tail = `M${to(-0.84, 0.94)}Q${to(-1.06, 0.86, -1.02, 0.36)}`;
  const parts = [leg(-0.74, -0.1), leg(-0.5, 0.06), leg(0.46, -0.1), leg(0.64, 0.08), body, ear, head];
  return (
    line(parts.join(''), 14, ground) +
    line(horns + tail, Math.max(4, s * 0.05)) +
    line(poly([p(-1.02, 0.38), p(-1.03, 0.26)]), s * 0.1) +
    parts.map((part) => cover(part, 3, white, white)).join('') +
    ink(disc(p(1.08, 1.14), Number(num(s * 0.03))), ground)
  );
}
