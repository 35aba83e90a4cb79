import { band } from '../frame';
import type { Scene, SceneSet } from '../page';
import {
  bow,
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  hide,
  ink,
  line,
  marigold,
  path,
  type Point,
  points,
  polar,
  poly,
  times,
  white,
} from '../svg';

const head: Point = [400, 336];

const around = (r: number, count: number): Point[] =>
  times(count).map((i) => polar(head, ((i + 0.5) * 360) / count, r));

/** The sun behind the head: the ring of the first page's picture, seen from near. */
function halo(): string {
  const ray = (i: number): string =>
    poly([polar(head, i * 7.5 - 2.6, 270), polar(head, i * 7.5, 326), polar(head, i * 7.5 + 2.6, 270)], true);
  return (
    line(disc(head, 246), 22, marigold) +
    line(disc(head, 226) + disc(head, 266), 4) +
    ink(each(48, ray)) +
    line(dots([...around(204, 60), ...around(350, 76)]), 8)
  );
}

/** Rows of dots and triangles that follow the lapels. */
const cloth = (): string => {
  const hem = (k: number): Point[] =>
    times(9 - k).map((i): Point => [190 + k * 34 + i * 20, 668 + k * 44 + i * 26]);
  const mirrored = (hems: Point[]): Point[] => hems.map(([x, y]): Point => [800 - x, y]);
  return line(dots([0, 1, 2].flatMap((k) => [...hem(k), ...mirrored(hem(k))])), 9, ground);
};

const portrait: Scene = () => {
  const chest = poly(points(92, 604, 330, 556, 470, 556, 708, 604, 420, 1090, 380, 1090), true);
  const hair = times(25).map((i) =>
    poly([polar(head, 186 + i * 7, 112), polar(head, 186 + i * 7, 146 + (i % 2) * 10)]),
  );
  return [
    halo(),
    line(path(104, 606, 44, 790, 150, 960) + path(696, 606, 760, 780, 604, 850), 30),
    ink(poly(points(364, 420, 436, 420, 444, 580, 356, 580), true)),
    cover(chest, 16, white, white),
    line(disc(head, 128), 12, ground) + ink(disc(head, 122)),
    line(hair.join(''), 8),
    line(path(352, 558, 400, 622, 448, 558) + path(400, 622, 400, 1000), 7, ground),
    line(bow([262, 586], [290, 740], [400, 900]) + bow([538, 586], [510, 740], [400, 900]), 6, ground),
    cloth(),
    line(dots(points(420, 690, 420, 750, 420, 810)), 15, ground),
    line(path(604, 850, 604, 700), 46, ground) + line(path(604, 850, 604, 700), 24, cotton),
    cover(disc([604, 640], 50, 64), 8, ground, marigold),
    line('M558 622h92M556 648h96', 5, ground),
    line(path(578, 850, 634, 838) + path(576, 820, 634, 808) + path(580, 880, 630, 868), 15),
    hide(box([0, 912], 800, 100)),
    band('diamonds', [30, 936], 740, 36),
  ].join('');
};

/** The speaker. */
export const speaker: SceneSet = { ground: 'terracotta', size: [800, 1000], scenes: { portrait } };
