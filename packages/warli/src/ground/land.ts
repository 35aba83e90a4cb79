import type { Random } from '../random';
import {
  between,
  cover,
  curve,
  disc,
  dots,
  each,
  ink,
  line,
  marigold,
  num,
  type Point,
  polar,
  poly,
  times,
} from '../svg';

/** A peak as three corners: left foot, top, right foot. */
export type Peak = readonly [Point, Point, Point];

/** Takes x and y of left foot, top and right foot and gives the peak. */
export const peak = (a: number, b: number, c: number, d: number, e: number, f: number): Peak => [
  [a, b],
  [c, d],
  [e, f],
];

const shade = ([left, top, right]: Peak, gap: number): string => {
  const ridge: Point = [top[0] + (right[0] - top[0]) * 0.12, right[1]];
  const count = Math.hypot(right[0] - top[0], right[1] - top[1]) / gap;
  const hatch = times(count - 1).map((i) => {
    const t = (i + 1) / count;
    return poly([between(top, right, t), between(top, between(ridge, left, 0.12), Math.min(1, t * 1.12))]);
  });
  return hatch.join('');
};

/** Takes peaks from back to front and gives hills, each hatched on its right flank. */
export const hills = (peaks: readonly Peak[], gap = 24): string =>
  peaks.map((one) => cover(poly(one), 5) + line(shade(one, gap), 3)).join('');

/** Takes a run of points and a depth and gives a slope whose body is filled with slanting strokes. */
export function slope(edge: readonly Point[], base: number, r: Random, gap = 44): string {
  const [first, end] = [edge[0] ?? [0, 0], edge[edge.length - 1] ?? [0, 0]];
  const ground = poly([...edge, [end[0], base], [first[0], base]], true);
  const height = (x: number): number => {
    const i = edge.findIndex((p) => p[0] > x);
    const [a, b] = [edge[Math.max(0, i - 1)] ?? first, edge[i] ?? end];
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  };
  const columns = times((end[0] - first[0]) / gap).map((i) => first[0] + (i + 0.5) * gap);
  const strokes = columns.flatMap((x) => {
    const top = height(x) + 26;
    return times((base - top) / gap).map((j) => {
      const [px, py] = [r.near(x + (j % 2) * gap * 0.5, 5), top + j * gap];
      return `M${num(px)} ${num(py)}l8 16`;
    });
  });
  return cover(ground, 0, 'none') + line(poly(edge), 6) + line(strokes.join(''), 3);
}

/** Takes a left foot, a width and a height and gives a round hill with rows of dots inside. */
export function mound([x, y]: Point, w: number, h: number): string {
  const arc = (k: number): string =>
    `M${num(x + (w / 2) * (1 - k))} ${num(y)}C${num(x + (w / 2) * (1 - k * 0.72))} ${num(y - h * k * 1.32)} ${num(x + (w / 2) * (1 + k * 0.72))} ${num(y - h * k * 1.32)} ${num(x + (w / 2) * (1 + k))} ${num(y)}`;
  const ring = (k: number): Point[] =>
    times((w * k) / 26).map((i) =>
      polar([x + w / 2, y - 4], -168 + (156 * i) / ((w * k) / 26 - 1), (w / 2) * k, h * k),
    );
  return cover(arc(1)) + line(arc(0.74), 3) + line(dots([...ring(0.87), ...ring(0.52)]), 6);
}

/** Takes a place and a radius and gives the sun: a marigold disc, a ring of dots, a wreath of rays. */
export function sun(at: Point, r: number): string {
  const n = Math.max(16, Math.round(r / 3.2));
  const rays = times(n).map((i) => {
    const a = (360 * i) / n;
    return poly([polar(at, a - 130 / n, r * 1.2), polar(at, a, r * 1.62), polar(at, a + 130 / n, r * 1.2)]);
  });
  const ring = times(n).map((i) => polar(at, (360 * (i + 0.5)) / n, r * 1.52));
  return (
    ink(disc(at, r), marigold) + line(disc(at, r * 1.12), 4) + line(rays.join(''), 3.5) + line(dots(ring), 6)
  );
}

/** Takes a place and a radius and gives a spiral of `turns` as path data. */
export const spiral = (at: Point, r: number, turns = 3, start = 0): string =>
  curve(times(turns * 14 + 1).map((i) => polar(at, start + (i * 360) / 14, (r * i) / (turns * 14))));

/** Takes a place and a radius and gives a crescent moon. */
export const moon = ([x, y]: Point, r: number): string =>
  ink(
    `M${num(x)} ${num(y - r)}a${num(r)} ${num(r)} 0 1 0 ${num(r)} ${num(r * 1.5)}a${num(r * 0.85)} ${num(r * 0.85)} 0 1 1 ${num(-r)} ${num(-r * 1.5)}Z`,
    marigold,
  );

/** Takes the corners of a sky and a count and gives stars: small crosses and dots. */
export function stars([x0, y0]: Point, [x1, y1]: Point, count: number, r: Random): string {
  const columns = Math.ceil(Math.sqrt((count * (x1 - x0)) / (y1 - y0)));
  const rows = Math.ceil(count / columns);
  const at = (i: number): Point => [
    x0 + (((i % columns) + r.between(0.15, 0.85)) * (x1 - x0)) / columns,
    y0 + ((Math.floor(i / columns) + r.between(0.15, 0.85)) * (y1 - y0)) / rows,
  ];
  const cross = ([x, y]: Point): string => `M${num(x - 7)} ${num(y)}h14m-7 -7v14`;
  const places = times(count).map(at);
  return (
    line(
      places
        .filter((_, i) => i % 3 === 0)
        .map(cross)
        .join(''),
      3,
    ) + line(dots(places.filter((_, i) => i % 3)), 5)
  );
}

/** Takes a left end, a width and a count of lines and gives water: waving lines. */
export function water([x, y]: Point, w: number, rows: number, gap = 30, wave = 60): string {
  const row = (j: number): string =>
    `M${num(x - (j % 2) * wave * 0.5)} ${num(y + j * gap)}q${num(wave / 4)} -11 ${num(wave / 2)} 0${`t${num(wave / 2)} 0`.repeat(Math.ceil((w * 2) / wave))}`;
  return line(each(rows, row), 3.5);
}

/** Takes a run of points and gives a smooth path through them, as path data. */
export function trail(points: readonly Point[]): string {
  const first = points[0] ?? [0, 0];
  const bends = points.slice(1, -1).map((p, i) => {
    const next = points[i + 2] ?? p;
    const end = i === points.length - 3 ? next : between(p, next, 0.5);
    return `Q${num(p[0])} ${num(p[1])} ${num(end[0])} ${num(end[1])}`;
  });
  return `M${num(first[0])} ${num(first[1])}${bends.join('')}`;
}

/** Takes a place and a size and gives a cloud of three scrolls. */
export const cloud = ([x, y]: Point, s: number): string =>
  line(
    spiral([x, y], s * 0.4, 1.6, 60) +
      spiral([x + s * 0.7, y - s * 0.2], s * 0.5, 1.8, 90) +
      spiral([x + s * 1.4, y], s * 0.4, 1.6, 120),
    3.5,
  );
