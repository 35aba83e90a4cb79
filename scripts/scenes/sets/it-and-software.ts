import { colleague } from '../cast';
import { person } from '../figure';
import { frame } from '../frame';
import type { Scene, SceneSet } from '../page';
import { beads, fern } from '../plant';
import { poses } from '../pose';
import { chair, laptop, table } from '../room';
import { cover, disc, dots, ink, line, marigold, poly, polar, times, type Point } from '../svg';

const worker = (x: number, y: number, k: number, i: number, left: boolean): string => {
  const way = left ? -1 : 1;
  return chair([x - way * 74 * k, y - 84 * k], 84 * k, left) + person({ at: [x - way * 80 * k, y - 88 * k], h: 270 * k, hung: true, ...colleague(i), left, halo: true, pose: { ...poses.chair, arms: [[30, 84], [44, 92]], nod: 6 } }) + table([x - 40 * k - (left ? 90 * k : 0), y - 138 * k], 170 * k, 138 * k) + laptop([x + way * 40 * k, y - 142 * k], 96 * k, left);
};

const hero: Scene = (r) => {
  const nodes = times(27).map((i): Point => [70 + (i % 9) * 132 + r.near(0, 26) + (Math.floor(i / 9) % 2) * 30, 80 + Math.floor(i / 9) * 118 + r.near(0, 26)]);
  const links = nodes.flatMap((a, i) => nodes.slice(i + 1).filter((b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 172).map((b) => poly([a, b])));
  const wires = [[170, 600, 1], [600, 590, 13], [1030, 600, 7]].map(([x, y, n]) => { const p = nodes[(n ?? 0) + 18 - (n ?? 0) % 9 + ((n ?? 0) % 9)] ?? [600, 300]; return poly([[x ?? 0, (y ?? 0) - 60], [p[0], p[1]]]); });
  return [
    line(links.join('') + wires.slice(0, 0).join(''), 3), nodes.map((p, i) => cover(disc(p, i % 4 === 1 ? 21 : 13), 4) + (i % 4 === 1 ? line(dots(times(8).map((j) => polar(p, j * 45, 32))), 6) : '')).join(''), ink(nodes.filter((_, i) => i % 4 === 1).map((p) => disc(p, 11)).join(''), marigold),
    beads([0, 420], [1200, 420], 52, 6), worker(240, 600, 0.62, 1, false), worker(480, 600, 0.62, 2, false), worker(720, 600, 0.62, 3, true), worker(960, 600, 0.62, 4, true), fern([60, 600], 130, 8), fern([1140, 600], 130, -8), line(poly([[0, 606], [1200, 606]]), 3),
    worker(230, 838, 1, 0, false), worker(560, 838, 1, 3, false), worker(1010, 838, 1, 4, true), person({ at: [740, 838], h: 300, woman: true, halo: true, pose: { ...poses.explain } }), frame({ bottom: 'dots' }),
  ].join('');
};

/** Software houses. */
export const software: SceneSet = { ground: 'jamun', scenes: { hero } };
