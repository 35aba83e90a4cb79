import type { Bones } from './bones';
import { braid, knot } from './hair-behind';
import { pheta, turban } from './turban';
import type { Wear } from './wear';
import { bow, cover, disc, ground, ink, line, marigold, type Point, poly, white } from '../svg';

/** What a person wears on the head, or about the neck. */
export type Hat =
  | 'none'
  | 'bun'
  | 'knot'
  | 'braid'
  | 'turban'
  | 'pheta'
  | 'topi'
  | 'helmet'
  | 'cap'
  | 'nurse'
  | 'doctor'
  | 'plait'
  | 'tie'
  | 'sash';

const bun: Wear = (b) => ink(disc(b.byHead([-1.2, -0.35]), b.headRadius * 0.52));

const topi: Wear = (b, w) => {
  const corners: Point[] = [
    [-1.1, -0.45],
    [-0.75, -1.35],
    [1.2, -1.25],
    [1.05, -0.5],
  ];
  return cover(poly(corners.map(b.byHead), true), w * 0.6, ground, white);
};

const helmet: Wear = (b, w) => {
  const dome = `${bow(b.byHead([-1.2, -0.3]), b.byHead([0, -2.7]), b.byHead([1.2, -0.3]))}Z`;
  const brim = poly([b.byHead([-1.25, -0.3]), b.byHead([1.75, -0.3])]);
  return cover(dome, w * 0.5, marigold, marigold) + line(brim, w, marigold);
};

const cap: Wear = (b, w) => {
  const dome = `${bow(b.byHead([-1.1, -0.3]), b.byHead([-0.1, -2.5]), b.byHead([1.1, -0.3]))}Z`;
  const gap = poly([b.byHead([-1.1, -0.2]), b.byHead([1.2, -0.2])]);
  return ink(dome) + line(poly([b.byHead([1, -0.55]), b.byHead([2, -0.35])]), w) + line(gap, w * 0.5, ground);
};

const nurse: Wear = (b, w) => {
  const corners: Point[] = [
    [-0.8, -0.8],
    [-1.1, -1.8],
    [1.1, -1.8],
    [0.8, -0.8],
  ];
  const cross =
    poly([b.byHead([0, -1.6]), b.byHead([0, -1])]) + poly([b.byHead([-0.32, -1.3]), b.byHead([0.32, -1.3])]);
  return (
    bun(b, w) +
    cover(poly(corners.map(b.byHead), true), w * 0.5, ground, white) +
    line(cross, Math.max(2.5, w * 0.5), ground)
  );
};

const between = (a: Point, c: Point, t: number): Point => [
  a[0] + (c[0] - a[0]) * t,
  a[1] + (c[1] - a[1]) * t,
];

const doctor: Wear = (b, w) => {
  const [r, low] = [b.headRadius, between(b.neck, b.waist, 0.55)];
  const [l, m]: [Point, Point] = [
    [b.neck[0] - r * 0.75, b.neck[1] + 1],
    [b.neck[0] + r * 0.75, b.neck[1] + 1],
  ];
  return (
    line(bow(l, [low[0], low[1] + r], m), w * 0.7, ground) +
    ink(disc([low[0], low[1] - r * 0.2], w * 1.1), ground)
  );
};

/** Takes the bones of a person and gives path data of the middle of a plait. */
export const plaitOf = (b: Bones): string =>
  bow(b.byHead([-0.8, -0.4]), b.byHead([-2.2, 0.6]), b.byHead([-1.7, 2.6]));

const plait: Wear = (b, w) => line(plaitOf(b), w * 1.3);

const tie: Wear = (b, w) =>
  line(poly([between(b.neck, b.waist, 0.12), between(b.neck, b.waist, 0.62)]), w * 0.9, ground);

const sash: Wear = (b, w) => {
  const r = b.headRadius;
  return line(poly([[b.neck[0] - r * 1.2, b.neck[1] + 2], between(b.neck, b.waist, 0.8)]), w * 1.2, marigold);
};

const wardrobe: Record<Hat, Wear> = {
  none: () => '',
  bun,
  knot,
  braid,
  turban,
  pheta,
  topi,
  helmet,
  cap,
  nurse,
  doctor,
  plait,
  tie,
  sash,
};

/** Takes what is worn, the bones of the person and the limb width, and gives the drawing. */
export const hat = (kind: Hat, bones: Bones, w: number): string => wardrobe[kind](bones, w);
