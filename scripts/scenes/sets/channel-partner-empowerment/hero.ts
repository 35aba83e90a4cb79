import { fish } from '../../props/animal';
import { boat } from '../../props/boat';
import { hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { people } from '../../figure/figure';
import { sun, water } from '../../ground/land';
import { lights } from '../../props/market';
import type { Scene } from '../../page';
import { palm } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { between, cover, disc, dots, each, hide, line, type Point, polar, times } from '../../svg';

const hub: Point = [600, 450];

/** A partner's boat with its crew, tied to the hub by a string of lights. */
function partner(i: number): string {
  const at = polar([600, i % 4 && i !== 2 ? 455 : 462], -90 + i * 45, 450, i > 2 && i < 6 ? 322 : 300);
  const left = at[0] > hub[0] + 10;
  const [mid, end] = [between(hub, at, 0.46), between(hub, at, 0.86)];
  const rope = times(9).map((j) => between(mid, end, j / 8));
  const crew = [-0.2, 0.12].map((a, j) => ({
    at: [at[0] + a * 190, at[1] - 8] as Point,
    h: 118,
    ...villager(i + j * 3),
    left,
    halo: true,
    pose: j ? poses.wave : poses.explain,
  }));
  return lights(rope, 11) + people(crew) + boat([at[0], at[1] + 18], 210, left);
}

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const shore = times(40).map((i) => polar(hub, i * 9, 214, 158));
  return [
    water([-60, 24], 1320, 25, 36, 84),
    hide(disc(hub, 252, 190)),
    cover(disc(hub, 236, 176), 6),
    line(dots(shore), 9),
    hut([500, 420], 80, 100),
    hut([620, 420], 80, 100),
    palm([440, 460], 150, r),
    palm([740, 460], 150, r),
    sun([600, 318], 20),
    people(
      times(5).map((i) => ({
        at: [480 + i * 60, 560 - Math.abs(i - 2) * 6],
        h: 118,
        ...villager(i),
        left: i > 2,
        halo: true,
        pose: i === 2 ? poses.explain : poses.wave,
      })),
    ),
    each(8, partner),
    fish([120, 300], 70),
    fish([1080, 300], 70, true),
    fish([120, 620], 76),
    fish([1090, 620], 76, true),
    fish([430, 60], 60),
    fish([770, 850], 60, true),
    fish([430, 850], 60),
    fish([770, 60], 60, true),
  ].join('');
};
