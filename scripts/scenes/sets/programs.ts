import { boat } from '../boat';
import { flag, hut } from '../building';
import { villager } from '../cast';
import { person } from '../figure';
import { along, type Spiral } from '../group';
import { hills, spiral, sun } from '../land';
import { gear } from '../machine';
import type { Scene, SceneSet } from '../page';
import { fern, grass, palm, tree } from '../plant';
import { poses } from '../pose';
import { bars, microphone } from '../room';
import { cover, disc, dots, line, marigold, move, polar, times, type Point } from '../svg';

const path: Spiral = { at: [600, 470], inner: 70, outer: 420, turns: 2.05, start: -60, flat: 0.86 };

const place = (t: number): Point => polar(path.at, path.start + path.turns * 360 * t, path.inner + (path.outer - path.inner) * t, (path.inner + (path.outer - path.inner) * t) * 0.86);

const hero: Scene = (r) => {
  const stops = [1, 0.86, 0.72, 0.585, 0.43, 0.25].map(place);
  const motif = (p: Point, i: number): string => [
    hut(move(p, -30, 34), 60, 66), microphone(move(p, 0, 40), 66), bars(move(p, -34, 34), 72, 66, 4), gear(p, 36, 11), boat(move(p, -4, 16), 84), palm(move(p, -4, 40), 84, r),
  ][i] ?? '';
  const edge = (by: number): Point[] => along({ ...path, inner: path.inner + by, outer: path.outer + by }, 17).map((s) => s.at);
  const walkers = times(17).map((i) => ({ t: 0.12 + (i * 0.86) / 16, i })).filter(({ t }) => stops.every((s) => Math.hypot(s[0] - place(t)[0], s[1] - place(t)[1]) > 62));
  return [
    hills([[[-40, 190], [90, 70], [230, 190]], [[980, 190], [1110, 60], [1250, 190]]]), tree([90, 520], 250, r), tree([1120, 500], 250, r), fern([70, 760], 150, 10), fern([130, 780], 110, 10), fern([1130, 760], 150, -10), fern([1080, 790], 110, -10),
    line(dots(edge(-34)), 6), line(dots(edge(34)), 6),
    walkers.map(({ t, i }) => person({ at: move(place(t), 0, 44), h: 104, ...villager(i), left: Math.sin(((path.start + path.turns * 360 * t) * Math.PI) / 180) < 0, halo: true, pose: i % 4 === 3 ? poses.wave : poses.walk })).join(''),
    stops.map((p, i) => cover(disc(p, 58), 6) + line(dots(times(22).map((k) => polar(p, k * 16.4, 70))), 6) + motif(p, i)).join(''), sun(path.at, 44), line(spiral(path.at, 30, 2.4), 4, 'currentColor'), flag([0, -99], 1, marigold), grass([0, 882], [1200, 882], 14, r),
  ].join('');
};

/** All the programs together. */
export const programs: SceneSet = { ground: 'ochre', scenes: { hero } };
