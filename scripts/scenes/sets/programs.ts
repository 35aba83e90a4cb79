import { boat } from '../boat';
import { hut, tent } from '../building';
import { villager } from '../cast';
import { people } from '../figure';
import { along, type Spiral } from '../group';
import { hills, peak, sun } from '../land';
import { gear } from '../machine';
import type { Scene, SceneSet } from '../page';
import { fern, grass, palm, tree } from '../plant';
import { poses } from '../pose';
import { bars, microphone } from '../room';
import { cover, disc, dots, line, move, type Point, polar, times } from '../svg';

const path: Spiral = { at: [600, 470], inner: 66, outer: 440, turns: 2.2, start: -40, flat: 0.86 };

const place = (t: number): Point =>
  polar(
    path.at,
    path.start + path.turns * 360 * t,
    path.inner + (path.outer - path.inner) * t,
    (path.inner + (path.outer - path.inner) * t) * 0.86,
  );

const hero: Scene = (r) => {
  const stops = [0.99, 0.855, 0.73, 0.6, 0.46, 0.31, 0.15].map(place);
  const motif = (p: Point, i: number): string =>
    [
      hut(move(p, -30, 34), 60, 66),
      microphone(move(p, 0, 40), 66),
      bars(move(p, -34, 34), 72, 66, 4),
      gear(p, 36, 11),
      boat(move(p, -4, 16), 84),
      palm(move(p, -4, 44), 94, r),
      tent(move(p, 0, 36), 92, 78),
    ][i] ?? '';
  const edge = (by: number): Point[] =>
    along({ ...path, inner: path.inner + by, outer: path.outer + by }, 17).map((s) => s.at);
  const walkers = times(26)
    .map((i) => ({ t: 0.05 + (i * 0.94) / 25, i }))
    .filter(({ t }) => stops.every((s) => Math.hypot(s[0] - place(t)[0], s[1] - place(t)[1]) > 74));
  return [
    hills([peak(-40, 190, 90, 70, 230, 190), peak(980, 190, 1110, 60, 1250, 190)]),
    tree([90, 460], 250, r),
    tree([1120, 450], 250, r),
    fern([60, 800], 150, 10),
    fern([120, 820], 110, 10),
    fern([1140, 800], 150, -10),
    fern([1090, 820], 110, -10),
    line(dots(edge(-34)), 6),
    line(dots(edge(34)), 6),
    people(
      walkers.map(({ t, i }) => ({
        at: move(place(t), 0, 44),
        h: 112,
        ...villager(i),
        left: Math.sin(((path.start + path.turns * 360 * t) * Math.PI) / 180) < 0,
        halo: true,
        pose: i % 4 === 3 ? poses.wave : poses.walk,
      })),
    ),
    stops
      .map(
        (p, i) =>
          cover(disc(p, 64), 6) + line(dots(times(24).map((k) => polar(p, k * 15, 76))), 7) + motif(p, i),
      )
      .join(''),
    sun(path.at, 26),
    grass([0, 882], [1200, 882], 14, r),
  ].join('');
};

/** All the programs together. */
export const programs: SceneSet = { ground: 'ochre', scenes: { hero } };
