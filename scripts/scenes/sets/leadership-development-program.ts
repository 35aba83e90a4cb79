import { villager } from '../cast';
import { bones, person, type Person } from '../figure';
import { lantern } from '../hold';
import { hills, moon, stars } from '../land';
import type { Scene, SceneSet } from '../page';
import { beads, fern, tree } from '../plant';
import { poses } from '../pose';
import { between, cover, disc, dots, ink, line, marigold, poly, polar, times, type Point } from '../svg';

/** The turns of the path up the cone, from its foot: start, end and the height of who walks there. */
const turns: readonly [Point, Point, number, number][] = [
  [[60, 850], [1060, 790], 176, 7],
  [[965, 665], [270, 610], 150, 5],
  [[352, 500], [835, 455], 128, 4],
  [[770, 370], [520, 345], 104, 2],
];

const hero: Scene = (r) => {
  const leader: Person = { at: [620, 268], h: 210, halo: true, hat: 'turban', pose: { ...poses.raise, arms: [[-58, 42], [136, 156]] } };
  const lampAt = bones(leader).hands[1];
  const glow = times(5).flatMap((k) => times(12 + k * 6).map((i) => polar(lampAt, (i * 360) / (12 + k * 6) + k * 9, 40 + k * 30)));
  const file = ([a, b, h, n]: (typeof turns)[number], k: number): string =>
    line(poly([a, b]), 6) + line(poly([between(a, b, 0.02), between(a, b, 0.98)].map(([x, y]): Point => [x, y + 16])), 3) +
    times(n).map((i) => person({ at: between(a, b, (i + 0.6) / n), h, ...villager(i + k * 2), left: k % 2 === 1, halo: true, pose: { ...poses.walk, arms: [[-34, -6], [58, 92]] }, holds: [null, i % 3 === 1 ? lantern : null] })).join('');
  return [
    stars([20, 20], [1180, 420], 60, r), moon([1040, 130], 54), hills([[[-80, 620], [90, 420], [300, 620]], [[900, 620], [1110, 400], [1290, 620]]]),
    cover(poly([[-60, 900], [590, 262], [650, 262], [1260, 900]], true), 6), line(dots(glow), 6), line(disc(lampAt, 34), 3.5),
    [...turns].reverse().map((t, i) => file(t, turns.length - 1 - i)).join(''), person(leader), ink(disc(lampAt, 22), marigold),
    tree([120, 780], 0.1, r), fern([1130, 830], 130, -10), fern([1080, 850], 90, -8), fern([420, 720], 60), fern([640, 700], 60), fern([520, 560], 46), beads([0, 880], [1200, 880], 50, 8),
  ].join('');
};

/** Leadership development. */
export const leadershipDevelopment: SceneSet = { ground: 'indigo', scenes: { hero } };
