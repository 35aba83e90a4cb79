import { bones, type Person } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { figure, person } from '../../figure/figure';
import { lantern } from '../../figure/hold';
import { growing, start } from '../../frame';
import { hills, moon, peak, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, fern } from '../../ground/plant';
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

/** The turns of the path up the cone, from its foot: start, end and the height of who walks there. */
const turns: readonly [Point, Point, number, number][] = [
  [[92, 850], [1060, 790], 176, 7],
  [[965, 665], [270, 610], 150, 5],
  [[352, 500], [835, 455], 128, 4],
  [[770, 370], [520, 345], 104, 2],
];

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const leader: Person = {
    at: [620, 268],
    h: 176,
    halo: true,
    hat: 'turban',
    pose: armed(poses.raise, [-58, 42], [136, 156]),
  };
  const lampAt = bones(leader).hands[1];
  const glow = times(5).flatMap((k) =>
    times(12 + k * 6).map((i) => polar(lampAt, (i * 360) / (12 + k * 6) + k * 9, 40 + k * 30)),
  );
  const file = ([a, b, h, n]: (typeof turns)[number], k: number): string =>
    line(poly([a, b]), 6) +
    line(poly([between(a, b, 0.02), between(a, b, 0.98)].map(([x, y]): Point => [x, y + 16])), 3) +
    each(n, (i) =>
      figure(between(a, b, (i + 0.6) / n), h, armed(poses.walk, [-34, -6], [58, 92]), {
        ...villager(i + k * 2),
        left: k % 2 === 1,
        holds: [null, i % 3 === 1 ? lantern : null],
      }),
    );
  return [
    stars([20, 20], [1180, 420], 60, r),
    moon([1040, 130], 54),
    growing(640),
    hills([peak(start, 640, 186, 450, 310, 640), peak(900, 620, 1110, 400, 1290, 620)]),
    line(path(start, 640, 300, 640) + path(960, 620, 1200, 620)),
    cover(poly(points(16, 912, 590, 262, 650, 262, 1260, 912), true), 6),
    line(dots(glow), 6),
    line(disc(lampAt, 34), 3.5),
    [...turns]
      .toReversed()
      .map((t, i) => file(t, turns.length - 1 - i))
      .join(''),
    person(leader),
    ink(disc(lampAt, 22), marigold),
    fern([1130, 830], 130, -10),
    fern([1080, 850], 90, -8),
    beads([70, 880], [1200, 880], 48, 8),
  ].join('');
};
