import { beast, flock, hen } from '../animal';
import { hut } from '../building';
import { villager } from '../cast';
import { bones, person, type Person } from '../figure';
import { band, frame } from '../frame';
import { audience, chain, spiralDance } from '../group';
import { cloud, hills, ridge, slope, spiral, sun, trail } from '../land';
import type { Scene, SceneSet } from '../page';
import { beads, fern, tree } from '../plant';
import { poses } from '../pose';
import { box, cotton, cover, disc, dots, ink, line, marigold, poly, polar, times, white, type Point } from '../svg';

/** The great sun behind the speaker: rings, rays and dots, open in the middle. */
function halo(at: Point, r: number): string {
  const ray = (i: number): string => {
    const a = i * 7.5;
    return poly([polar(at, a - 2.6, r * 1.09), polar(at, a, r * 1.3), polar(at, a + 2.6, r * 1.09)], true);
  };
  const ring = (k: number, n: number): Point[] => times(n).map((i) => polar(at, ((i + 0.5) * 360) / n, r * k));
  return (
    line(disc(at, r), 18, marigold) + line(disc(at, r * 0.92) + disc(at, r * 1.08), 3.5) + ink(times(48).map(ray).join('')) +
    line(dots([...ring(1.28, 48), ...ring(0.85, 60)]), 7)
  );
}

const hero: Scene = (r) => {
  const stage = cover(box([330, 540], 540, 58), 6) + band('diamonds', [342, 556], 516, 28) + cover(box([296, 598], 608, 22), 6);
  const speaker = person({
    at: [592, 537],
    h: 412,
    stroke: 10,
    pose: { lean: -5, arms: [[-58, -104], [126, 156]], legs: [[-18, -10], [24, 6]], nod: -4 },
  });
  return [
    ridge([-40, 500], [110, 330], [300, 500]), ridge([900, 500], [1090, 330], [1240, 500]), beads([-10, 502], [300, 502], 14, 6), beads([900, 502], [1210, 502], 14, 6),
    tree([84, 540], 350, r), tree([1116, 540], 350, r), hut([190, 520], 92, 112), hut([918, 520], 92, 112),
    halo([600, 322], 226), flock([960, 120], 3, 48), flock([240, 120], 3, 48, true),
    stage, speaker, audience([600, 500], 5, 57, 440, 184),
  ].join('');
};

const player: Person = { at: [566, 548], h: 196, hat: 'turban', halo: true, pose: { ...poses.stand, lean: -10, arms: [{ to: [616, 452] }, { to: [630, 462] }], legs: [[-16, -14], [26, 8]] } };

/** The tarpa: a long bent pipe of gourd that the dance is named for. */
const tarpa = (): string => {
  const mouth = bones(player).byHead([1, 0.3]);
  return line(trail([mouth, [624, 430], [660, 480], [694, 548]])  , 10) + cover(disc([624, 450], 20, 16), 5, white, marigold) + cover(poly([[668, 532], [720, 526], [704, 580]], true), 5, white, cotton);
};

const circleDance: Scene = (r) => [
  hills([[[-60, 210], [90, 70], [240, 210]], [[960, 210], [1120, 60], [1280, 210]]]),
  tree([88, 560], 300, r), tree([1118, 560], 300, r), hut([46, 800], 120, 140), hut([1040, 800], 120, 140), hen([110, 860], 44), hen([180, 868], 36, true), beast([1080, 864], 42, true, 'goat'), fern([30, 700], 90, 6), fern([1170, 700], 90, -6), fern([200, 330], 70), fern([1000, 330], 70),
  person({ at: [210, 800], h: 150, woman: true, pose: poses.cheer }), person({ at: [990, 800], h: 150, left: true, pose: poses.wave }),
  spiralDance({ at: [600, 462], inner: 128, outer: 362, turns: 2.05, start: 70, flat: 0.9 }, 96, r), person(player), tarpa(),
].join('');

const summit: Scene = (r) => {
  const ledges: Point[] = [[150, 810], [300, 690], [396, 570], [486, 450], [714, 450], [806, 570], [905, 690], [1050, 810]];
  const edge: Point[] = [[-20, 822], ...ledges.slice(0, 4).flatMap(([x, y]): Point[] => [[x - 56, y + 2], [x + 40, y - 2]]), ...ledges.slice(4).flatMap(([x, y]): Point[] => [[x - 40, y - 2], [x + 56, y + 2]]), [1220, 822]];
  const climbers = ledges.map((at, i): Person => ({ at, h: 204, ...villager(i), left: i > 3, halo: true, pose: i === 3 || i === 4 ? { ...poses.cheer, arms: [[-40, -60], [132, 160]] } : poses.climb }));
  const rays = times(40).map((i) => poly([polar([600, 250], 180 + i * 4.6, 250), polar([600, 250], 180 + i * 4.6, 290 + (i % 2) * 40)]));
  return [
    hills([[[-100, 700], [80, 440], [290, 700]], [[910, 700], [1110, 430], [1310, 700]]]), line(rays.join(''), 4), line(disc([600, 250], 214) + disc([600, 250], 196), 4), ink(disc([600, 250], 84), marigold), line(dots(times(36).map((i) => polar([600, 250], i * 10, 140))), 8), line(dots(times(48).map((i) => polar([600, 250], i * 7.5, 170))), 7),
    slope(edge, 930, r), chain(climbers.slice(0, 4)), chain(climbers.slice(4).reverse()), cloud([60, 400], 90), cloud([1010, 380], 90), flock([90, 170], 4, 46), flock([1110, 170], 4, 46, true), hut([540, 850], 120, 130), fern([480, 850], 80, 6), fern([720, 850], 80, -6),
  ].join('');
};

/** The pictures of the first page. */
export const home: SceneSet = { ground: 'indigo', scenes: { hero, 'circle-dance': circleDance, summit } };
