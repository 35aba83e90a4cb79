import { features } from './features';
import type { Wear } from './wear';
import { bow, bows, cotton, cover, curve, ground, line, marigold, pairs, type Point, poly } from '../svg';

/** A turban of plain cotton, its end at the back. */
export const turban: Wear = (b, w) => {
  const cloth = [
    [-1.35, -0.2],
    [-1.45, -1.1],
    [-0.5, -1.75],
    [0.6, -1.65],
    [1.35, -1],
    [1.2, -0.35],
  ] as const;
  const folds =
    poly([b.byHead([-1.2, -0.45]), b.byHead([0.9, -1.35])]) +
    poly([b.byHead([-0.6, -0.35]), b.byHead([1.15, -0.9])]);
  const tail = bow(b.byHead([-1.3, -0.5]), b.byHead([-2, 0]), b.byHead([-1.7, 1.2]));
  const rim = Math.max(1.5, w * 0.35);
  return (
    line(tail, w * 1.3 + rim * 2, ground) +
    line(tail, w * 1.3, cotton) +
    cover(poly(cloth.map(b.byHead), true), rim, ground, cotton) +
    line(folds, rim, ground)
  );
};

/** The speaker's: the wide marigold turban of a feast, with its fan and its loose end. */
export const pheta: Wear = (b, w) => {
  const at = (...xy: number[]): Point[] => pairs(xy).map(b.byHead);
  const fold = (...xy: number[]): string => curve(at(...xy));
  const end = bows(
    at(-1.1, -0.95, -2.5, -0.9, -2.45, 0.6, -2.45, 1.3, -2.7, 2, -2.3, 2.1, -1.75, 1.9, -1.9, 0.3, -1, -0.2),
  );
  const fan = bows(at(-0.35, -1.7, -0.6, -2.2, -1, -2.6, -0.2, -3.1, 0.8, -2.75, 0.5, -2.2, 0.4, -1.6));
  const dome = bows(
    at(
      -1.3,
      -0.1,
      -1.95,
      -1.1,
      -1.15,
      -1.65,
      -0.1,
      -2.2,
      1,
      -1.7,
      1.85,
      -1.2,
      1.35,
      -0.3,
      0.1,
      -0.95,
      -1.3,
      -0.1,
    ),
  );
  const folds =
    fold(-1.5, -0.8, 0.1, -0.95, 1.45, -0.85) + fold(-1.2, -1.45, 0.5, -1.35) + fold(-0.15, -2, -0.25, -2.6);
  const rim = Math.max(1.5, w * 0.35);
  return (
    features(b, w) +
    cover(end + fan, rim, ground, marigold) +
    cover(dome, rim, ground, marigold) +
    line(folds, rim, ground)
  );
};
