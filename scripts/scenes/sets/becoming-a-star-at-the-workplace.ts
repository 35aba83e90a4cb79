import { colleague } from '../cast';
import { person } from '../figure';
import { band } from '../frame';
import type { Scene, SceneSet } from '../page';
import { beads, fern } from '../plant';
import { poses } from '../pose';
import { laptop, table } from '../room';
import { box, cover, disc, dots, ink, line, marigold, poly, polar, times, type Point } from '../svg';

/** An eight-pointed star that opens around its middle. */
const star = (at: Point, r: number): string => {
  const ring = (inner: number, outer: number): string => poly(times(32).map((i) => polar(at, i * 11.25 - 90, i % 2 ? inner : i % 4 ? (inner + outer) / 2 : outer)), true);
  return ink(ring(r * 0.72, r), marigold) + cover(disc(at, r * 0.66), 5) + line(ring(r * 0.82, r * 1.22), 4) + line(dots(times(32).map((i) => polar(at, i * 11.25, r * 1.3))), 8);
};

const desk = (x: number, y: number, i: number, left: boolean): string =>
  person({ at: [x + (left ? 46 : -46), y - 40], h: 170, hung: true, ...colleague(i), left, halo: true, pose: i % 3 ? poses.chair : { ...poses.chair, arms: [[-120, -160], [120, 160]] } }) + table([x - 40, y - 62], 84, 62) + laptop([x, y - 66], 44, left);

const hero: Scene = () => {
  const tiers = [0, 1, 2, 3].map((i): [number, number, number] => [40 + i * 150, 850 - i * 120, 1120 - i * 300]);
  return [
    star([600, 236], 176), person({ at: [600, 364], h: 250, woman: true, halo: true, pose: poses.leap }),
    tiers.map(([x, y, w], i) => cover(box([x, y - 84], w, 84 + i), 6) + band((['triangles', 'diamonds', 'zigzag', 'comb'] as const)[i] ?? 'dots', [x + 14, y - 54], w - 28, 26)).join(''),
    [0, 1, 2].map((i) => { const y = 766 - i * 120; return desk(112 + i * 150, y, i, false) + desk(1088 - i * 150, y, i + 2, true); }).join(''),
    person({ at: [470, 400], h: 140, hat: 'tie', halo: true, pose: poses.cheer }), person({ at: [730, 400], h: 140, woman: true, left: true, halo: true, pose: poses.cheer }),
    fern([60, 560], 120, 8), fern([1140, 560], 120, -8), beads([0, 880], [1200, 880], 50, 8),
  ].join('');
};

/** Becoming a star at the workplace. */
export const becomingAStar: SceneSet = { ground: 'ochre', scenes: { hero } };
