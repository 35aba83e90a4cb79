import { flock } from '../animal';
import { colleague } from '../cast';
import { figure } from '../figure';
import { band } from '../frame';
import type { Scene, SceneSet } from '../page';
import { beads, tree } from '../plant';
import { armed, poses } from '../pose';
import { laptop, table } from '../room';
import { box, cover, disc, dots, ink, line, marigold, type Point, polar, poly, times } from '../svg';

/** An eight-pointed star that opens around its middle. */
const star = (at: Point, r: number): string => {
  const ring = (inner: number, outer: number): string =>
    poly(
      times(32).map((i) => polar(at, i * 11.25 - 90, i % 2 ? inner : i % 4 ? (inner + outer) / 2 : outer)),
      true,
    );
  return (
    ink(ring(r * 0.72, r), marigold) +
    cover(disc(at, r * 0.66), 5) +
    line(ring(r * 0.82, r * 1.22), 4) +
    line(dots(times(32).map((i) => polar(at, i * 11.25, r * 1.3))), 8)
  );
};

const desk = (x: number, y: number, i: number, left: boolean): string =>
  figure(
    [x + (left ? 46 : -46), y - 40],
    170,
    i % 3 ? poses.chair : armed(poses.chair, [-120, -160], [120, 160]),
    { hung: true, ...colleague(i), left },
  ) +
  table([x - 40, y - 62], 84, 62) +
  laptop([x, y - 66], 44, left);

const hero: Scene = (r) => {
  const tiers = [0, 1, 2, 3].map((i): [number, number, number] => [
    40 + i * 150,
    850 - i * 120,
    1120 - i * 300,
  ]);
  return [
    star([600, 228], 158),
    figure([600, 344], 226, poses.leap, { woman: true }),
    tiers
      .map(
        ([x, y, w], i) =>
          cover(box([x, y - 84], w, 84 + i), 6) +
          band(
            (['triangles', 'diamonds', 'zigzag', 'comb'] as const)[i] ?? 'dots',
            [x + 14, y - 54],
            w - 28,
            26,
          ),
      )
      .join(''),
    [0, 1, 2]
      .map((i) => {
        const y = 766 - i * 120;
        return desk(112 + i * 150, y, i, false) + desk(1088 - i * 150, y, i + 2, true);
      })
      .join(''),
    tree([130, 640], 330, r),
    tree([1070, 640], 330, r),
    flock([90, 180], 4, 44),
    flock([1110, 180], 4, 44, true),
    beads([0, 880], [1200, 880], 50, 8),
  ].join('');
};

/** Becoming a star at the workplace. */
export const becomingAStar: SceneSet = { ground: 'ochre', scenes: { hero } };
