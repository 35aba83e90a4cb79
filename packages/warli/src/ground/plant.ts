import type { Random } from '../random';
import { between, bow, dots, each, line, num, onBow, path, type Point, polar, poly, times } from '../svg';

/** Leaf strokes along a bow, slanting toward its tip; `sides` 1 hangs them on one side only. */
export function leaves(a: Point, c: Point, b: Point, gap: number, length: number, sides: 1 | 2): string {
  const count = Math.hypot(b[0] - a[0], b[1] - a[1]) / gap;
  const leaf = (i: number): string => {
    const t = 0.14 + (0.84 * i) / count;
    const [p, q] = [onBow(a, c, b, t), onBow(a, c, b, Math.min(1, t + 0.02))];
    const way = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
    const long = length * (1.1 - 0.6 * t);
    const tips = [way + 52, way - 52].slice(0, sides).map((angle) => polar(p, angle, long));
    return sides === 2 && tips[0] && tips[1] ? poly([tips[0], p, tips[1]]) : poly([p, tips[0] ?? p]);
  };
  return each(count, leaf);
}

/** Takes a foot, a height and a random source and gives a tree with comb-like leaves. */
export function tree([x, y]: Point, h: number, r: Random, branches = 9): string {
  const top: Point = [x + r.near(0, h * 0.05), y - h * 0.62];
  const bend: Point = [x + r.near(0, h * 0.08), y - h * 0.3];
  const trunk = bow([x, y], bend, top);
  const limbs = times(branches).map((i) => {
    const share = i / (branches - 1);
    const angle = -186 + share * 192;
    const from = onBow([x, y], bend, top, 1 - Math.abs(share - 0.5) * 0.62);
    const tip = polar(from, r.near(angle, 4), h * r.near(0.4 - Math.abs(share - 0.5) * 0.06, 0.03));
    const control = polar(from, angle + (share < 0.5 ? 1 : -1) * (10 + Math.abs(share - 0.5) * 50), h * 0.2);
    return {
      stem: bow(from, control, tip),
      comb: leaves(from, control, tip, Math.min(19, Math.max(13, h * 0.04)), Math.min(30, h * 0.062), 2),
    };
  });
  const width = Math.max(3, Math.min(4, h * 0.012));
  const roots = path(x - h * 0.04, y, x, y - h * 0.08, x + h * 0.04, y);
  return line(trunk + roots, width * 1.9) + line(limbs.map((l) => l.stem + l.comb).join(''), width);
}

/** Takes a foot, a height and a random source and gives a palm with hanging fronds. */
export function palm([x, y]: Point, h: number, r: Random): string {
  const top: Point = [x + r.near(h * 0.08, h * 0.04), y - h * 0.72];
  const bend: Point = [x - h * 0.08, y - h * 0.4];
  const rings = times(9).map((i) => {
    const [px, py] = onBow([x, y], bend, top, 0.06 + i * 0.1);
    return `M${num(px - h * 0.022)} ${num(py)}l${num(h * 0.044)} ${num(-h * 0.018)}`;
  });
  const fronds = [-168, -140, -112, -75, -45, -14].map((angle) => {
    const tip = polar(top, angle + (angle < -90 ? -38 : 38), h * 0.34);
    const control = polar(top, angle, h * 0.3);
    return bow(top, control, tip) + leaves(top, control, tip, h * 0.035, h * 0.06, 2);
  });
  return line(bow([x, y], bend, top), Math.max(4, h * 0.018)) + line(rings.join('') + fronds.join(''), 3);
}

/** Takes a foot and a height and gives a fern: one stem with a pair of leaves at every step. */
export function fern([x, y]: Point, h: number, sway = 0): string {
  const [c, b]: [Point, Point] = [
    [x, y - h * 0.5],
    [x + sway, y - h],
  ];
  return line(bow([x, y], c, b) + leaves([x, y], c, b, Math.max(9, h * 0.11), h * 0.2, 2), 3);
}

/** Takes the two ends of a strip of land and gives tufts of grass along it. */
export function grass(from: Point, to: Point, count: number, r: Random): string {
  const tuft = (i: number): string => {
    const [x, y] = between(from, to, (i + r.between(0.1, 0.9)) / count);
    return `M${num(x - 9)} ${num(y - 12)}l7 12l2 -19l3 19l7 -13`;
  };
  return line(each(count, tuft), 3);
}

/** Takes the left end of a field, its width and rows, and gives rows of sprouting corn. */
export function crops([x, y]: Point, w: number, rows: number, gap = 34): string {
  const plant = (px: number, py: number): string => `M${num(px)} ${num(py)}v-20m-8 4l8 8l8 -8`;
  const row = (j: number): string =>
    each((w + j * 30) / 38, (i) => plant(x - j * 15 + i * 38 + (j % 2) * 19, y + j * gap));
  return line(each(rows, row), 3);
}

/** Takes two ends and a count and gives a string of dots between them. */
export const beads = (from: Point, to: Point, count: number, width = 7): string =>
  line(dots(times(count).map((i) => between(from, to, i / Math.max(1, count - 1)))), width);
