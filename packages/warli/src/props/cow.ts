import { cover, disc, ground, ink, line, marigold, type Point, poly, white } from '../svg';

/** Takes the middle of the ground below it and a height and gives a cow that stands still and looks left, a bell about its neck in the accent. */
export function cow([x, y]: Point, s: number): string {
  const p = (a: number, b: number): Point => [x - s * a, y - s * b];
  const leg = (a: number, way: number): string =>
    poly([p(a - 0.075, 0.62), p(a + 0.075, 0.62), p(a + 0.045 + way, 0), p(a - 0.035 + way, 0)], true);
  const body = poly([p(-0.82, 1), p(-0.8, 0.46), p(0, 0.6), p(0.76, 0.44), p(0.8, 1.06), p(0, 0.8)], true);
  const head = poly([p(0.78, 1.3), p(1.02, 1.36), p(1.3, 0.98), p(1.22, 0.9), p(1.02, 0.94)], true);
  const throat = poly([p(0.66, 1), p(0.82, 1.28), p(1.04, 0.96), p(0.74, 0.74)], true);
  const ears = poly([p(0.8, 1.24), p(0.6, 1.2), p(0.66, 1.12), p(0.82, 1.16)], true);
  const horns = `M${p(0.82, 1.32).join(' ')}Q${p(0.66, 1.5).join(' ')} ${p(0.78, 1.64).join(' ')}M${p(0.96, 1.36).join(' ')}Q${p(1.14, 1.48).join(' ')} ${p(1.08, 1.66).join(' ')}`;
  const tail = `M${p(-0.8, 0.96).join(' ')}Q${p(-1, 0.9).join(' ')} ${p(-0.97, 0.42).join(' ')}`;
  const parts = [
    body,
    throat,
    head,
    ears,
    leg(-0.7, 0.03),
    leg(-0.5, -0.03),
    leg(0.52, 0.03),
    leg(0.68, -0.02),
  ];
  return (
    line(parts.join(''), 16, ground) +
    line(horns + tail, s * 0.045) +
    line(poly([p(-0.97, 0.44), p(-0.98, 0.32)]), s * 0.09) +
    parts.map((part) => cover(part, 4, white, white)).join('') +
    line(poly([p(0.66, 1.02), p(0.82, 0.8)]), s * 0.04, ground) +
    ink(disc(p(1, 1.18), s * 0.028), ground) +
    ink(disc(p(1.22, 0.98), s * 0.018), ground) +
    cover(poly([p(0.82, 0.82), p(0.9, 0.62), p(0.72, 0.62)], true), 5, ground, marigold) +
    line(poly([p(0.81, 0.58), p(0.81, 0.58)]), s * 0.05, marigold)
  );
}
