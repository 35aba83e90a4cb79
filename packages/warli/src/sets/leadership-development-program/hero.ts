import { bones, type Person } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { figure, person } from '../../figure/figure';
import { lantern } from '../../figure/hold';
import { tips, start } from '../../frame';
import { hills, moon, peak, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { fern } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import {
  between,
  cover,
  disc,
  dots,
  each,
  ink,
  line,
  marigold,
  path,
  type Point,
  points,
  polar,
  poly,
  times,
} from '../../svg';

/** A turn of the path around the cone: its two ends, the first and the last place where somebody walks, their height and number. */
type Turn = readonly [Point, Point, number, number, number, number];

/** The turns of the path, from the foot of the cone: nobody reaches up to the next one, or out to the slope. */
const turns: readonly Turn[] = [
  [[74, 846], [1127, 826], 330, 872, 208, 4],
  [[924, 618], [322, 600], 714, 548, 172, 2],
];

/** Where stars stand: beside the glow of the torch, above the slopes, not behind the moon. */
const sky: readonly [Point, Point, number][] = [
  [[24, 24], [480, 190], 15],
  [[24, 190], [400, 350], 10],
  [[866, 24], [960, 210], 5],
  [[900, 230], [1180, 360], 9],
  [[1124, 24], [1184, 216], 4],
];

const along = (a: Point, b: Point, x: number): Point => between(a, b, (x - a[0]) / (b[0] - a[0]));

const file = ([a, b, first, final, h, n]: Turn, k: number): string =>
  line(poly([a, b]), 6) +
  each(n, (i) =>
    figure(along(a, b, first + ((final - first) * i) / (n - 1)), h, armed(poses.walk, [-18, 2], [58, 92]), {
      ...villager(i + k * 2),
      left: k % 2 === 1,
      halo: false,
      holds: [null, i === n - 1 ? lantern : null],
    }),
  );

const leader: Person = {
  at: [620, 330],
  h: 244,
  hat: 'turban',
  pose: armed(poses.raise, [-58, 42], [136, 156]),
};

const lampAt = bones(leader).hands[1];

/** The dots about the torch, none of them on him who holds it. */
const glow = times(5)
  .flatMap((k) => times(14 + k * 6).map((i) => polar(lampAt, (i * 360) / (14 + k * 6) + k * 9, 54 + k * 27)))
  .filter(([x, y]) => y > 10 && (Math.abs(x - 616) > 64 || y < 62));

/** The scene `hero`. */
export const hero: Scene = (r) =>
  [
    ...sky.map(([from, to, count]) => stars(from, to, count, r)),
    moon([1040, 130], 54),
    tips(640),
    hills([peak(start, 640, 186, 450, 310, 640), peak(880, 640, 1014, 450, 1200 - start, 640)]),
    line(path(start, 640, 300, 640) + path(960, 640, 1200 - start, 640)),
    cover(poly(points(57, 866, 582, 332, 658, 332, 1161, 866), true), 6),
    line(dots(glow), 6),
    line(disc(lampAt, 34), 3.5),
    turns.map(file).join(''),
    person(leader),
    ink(disc(lampAt, 22), marigold),
    fern([1016, 828], 84, -8),
    fern([1062, 827], 56, -6),
  ].join('');
