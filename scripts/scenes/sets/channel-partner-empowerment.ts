import { fish } from '../animal';
import { boat } from '../boat';
import { hut, lights } from '../building';
import { villager } from '../cast';
import { person } from '../figure';
import { water } from '../land';
import type { Scene, SceneSet } from '../page';
import { palm } from '../plant';
import { poses } from '../pose';
import { between, cover, disc, dots, line, marigold, polar, times, type Point } from '../svg';

const hub: Point = [600, 450];

/** A partner's boat with its crew, tied to the hub by a string of lights. */
function partner(i: number): string {
  const at = polar(hub, -90 + i * 45, 450, 345);
  const left = at[0] > hub[0] + 10;
  const [mid, end] = [between(hub, at, 0.46), between(hub, at, 0.86)];
  const rope = times(9).map((j) => between(mid, end, j / 8));
  const crew = [-0.2, 0.12].map((a, j) => person({ at: [at[0] + a * 190, at[1] - 8], h: 118, ...villager(i + j * 3), left, halo: true, pose: j ? poses.wave : poses.explain }));
  return lights(rope, 11) + crew.join('') + boat([at[0], at[1] + 18], 210, left);
}

const hero: Scene = (r) => {
  const shore = times(40).map((i) => polar(hub, i * 9, 214, 158));
  return [
    water([-60, 30], 1320, 29, 31, 70), cover(disc(hub, 252, 190), 0, 'none'), cover(disc(hub, 236, 176), 6), line(dots(shore), 9),
    hut([500, 420], 80, 100), hut([620, 420], 80, 100), palm([440, 460], 150, r), palm([740, 460], 150, r), line(disc([600, 300], 22), 5, marigold),
    times(5).map((i) => person({ at: [480 + i * 60, 560 - Math.abs(i - 2) * 6], h: 118, ...villager(i), left: i > 2, halo: true, pose: i === 2 ? poses.explain : poses.wave })).join(''),
    times(8).map(partner).join(''), fish([120, 300], 70), fish([1080, 300], 70, true), fish([120, 620], 76), fish([1090, 620], 76, true), fish([430, 150], 60), fish([790, 770], 60, true),
  ].join('');
};

/** Channel partners. */
export const channelPartners: SceneSet = { ground: 'river', scenes: { hero } };
