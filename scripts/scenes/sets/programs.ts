import { boat } from '../boat';
import { hut } from '../building';
import { villager } from '../cast';
import { people } from '../figure';
import { along, type Spiral } from '../group';
import { hills, peak, sun } from '../land';
import { gear } from '../machine';
import type { Scene, SceneSet } from '../page';
import { fern, grass, palm, tree } from '../plant';
import { poses } from '../pose';
import type { Random } from '../random';
import { bars, microphone } from '../room';
import { cover, disc, dots, line, move, type Point, polar, times } from '../svg';

const path: Spiral = { at: [600, 470], inner: 92, outer: 446, turns: 2.2, start: -40, flat: 0.86 };

const place = (t: number): Point =>
  polar(
    path.at,
    path.start + path.turns * 360 * t,
    path.inner + (path.outer - path.inner) * t,
    (path.inner + (path.outer - path.inner) * t) * 0.86,
  );

const stops = [0.99, 0.87, 0.74, 0.6, 0.44, 0.25].map(place);

/** What each station on the path shows; the seventh is the sun in the middle. */
const motif = ([x, y]: Point, i: number, r: Random): string =>
  [
    hut([x - 40, y + 42], 80, 88),
    microphone([x, y + 48], 78),
    bars([x - 44, y + 42], 92, 82, 4),
    gear([x, y], 48, 12),
    boat([x - 6, y + 20], 108),
    palm([x - 4, y + 54], 116, r),
  ][i] ?? '';

const station = (p: Point, i: number, r: Random): string =>
  cover(disc(p, 74), 6) + line(dots(times(26).map((k) => polar(p, k * 13.85, 86))), 8) + motif(p, i, r);

const hero: Scene = (r) => {
  const edge = (by: number): Point[] =>
    along({ ...path, inner: path.inner + by, outer: path.outer + by }, 19).map((s) => s.at);
  const walkers = times(26)
    .map((i) => ({ t: 0.15 + (i * 0.84) / 25, i }))
    .filter(({ t }) => stops.every((s) => Math.hypot(s[0] - place(t)[0], s[1] - place(t)[1]) > 92));
  return [
    hills([peak(-40, 190, 90, 70, 230, 190), peak(980, 190, 1110, 60, 1250, 190)]),
    tree([90, 460], 250, r),
    tree([1120, 450], 250, r),
    fern([60, 800], 150, 10),
    fern([120, 820], 110, 10),
    fern([1140, 800], 150, -10),
    fern([1090, 820], 110, -10),
    line(dots(edge(-38)), 7),
    line(dots(edge(38)), 7),
    people(
      walkers.map(({ t, i }) => ({
        at: move(place(t), 0, 52),
        h: 126,
        ...villager(i),
        left: Math.sin(((path.start + path.turns * 360 * t) * Math.PI) / 180) < 0,
        halo: true,
        pose: i % 4 === 3 ? poses.wave : poses.walk,
      })),
    ),
    stops.map((p, i) => station(p, i, r)).join(''),
    sun(path.at, 46),
    grass([0, 882], [1200, 882], 14, r),
  ].join('');
};

/** All the programs together. */
export const programs: SceneSet = { ground: 'ochre', scenes: { hero } };
