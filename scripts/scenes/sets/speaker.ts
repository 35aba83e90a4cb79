import { band } from '../frame';
import type { Scene, SceneSet } from '../page';
import {
  between,
  bow,
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  hide,
  ink,
  line,
  marigold,
  num,
  onBow,
  path,
  type Point,
  points,
  polar,
  poly,
  times,
  white,
} from '../svg';

const head: Point = [400, 336];

/** Dots to a tenth of a unit: seen from so near, whole units would look uneven. */
const dots = (places: readonly Point[]): string => places.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join('');

const around = (r: number, count: number): string =>
  dots(times(count).map((i) => polar(head, ((i + 0.5) * 360) / count, r)));

/** Takes points of a line and gives places along it, one every `gap` units. */
function evenly(way: readonly Point[], gap: number): Point[] {
  const places: Point[] = [];
  let left = gap / 2;
  way.slice(1).forEach((b, i) => {
    const a = way[i] ?? b;
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (; left <= far; left += gap) places.push(between(a, b, left / far));
    left -= far;
  });
  return places;
}

/** The sun behind the head: the ring of the first page's picture, seen from near. */
function halo(): string {
  const ray = (i: number): string =>
    poly([polar(head, i * 7.5 - 2.6, 270), polar(head, i * 7.5, 304), polar(head, i * 7.5 + 2.6, 270)], true);
  return (
    line(disc(head, 246), 22, marigold) +
    line(disc(head, 226) + disc(head, 266), 4) +
    ink(each(48, ray)) +
    line(around(200, 60) + around(318, 96), 8)
  );
}

/** Two rows of dots beside each edge of the waistcoat. */
function cloth(): string {
  const row = (off: number): Point[] => {
    const edge = times(61).map((i) => onBow([262 - off, 586], [290 - off, 740], [400 - off, 900], i / 60));
    return evenly(edge, 24);
  };
  const left = [...row(38), ...row(72)];
  return line(dots([...left, ...left.map(([x, y]): Point => [800 - x, y])]), 9, ground);
}

const portrait: Scene = () => {
  const chest = poly(
    points(100, 612, 118, 594, 330, 556, 470, 556, 682, 594, 700, 612, 470, 1000, 330, 1000),
    true,
  );
  const hair = times(25).map((i) =>
    poly([polar(head, 186 + i * 7, 112), polar(head, 186 + i * 7, 146 + (i % 2) * 10)]),
  );
  return [
    halo(),
    line(path(112, 618, 58, 780, 130, 960) + path(688, 618, 742, 790, 618, 836), 44),
    ink(poly(points(364, 420, 436, 420, 444, 580, 356, 580), true)),
    cover(chest, 16, white, white),
    line(disc(head, 128), 12, ground) + ink(disc(head, 122)),
    line(hair.join(''), 8),
    line(path(352, 558, 400, 622, 448, 558) + path(400, 622, 400, 1000), 7, ground),
    line(bow([262, 586], [290, 740], [400, 900]) + bow([538, 586], [510, 740], [400, 900]), 6, ground),
    cloth(),
    line(dots(points(400, 672, 400, 732, 400, 792)), 19, ground),
    line(path(610, 880, 606, 700), 46, ground) + line(path(610, 880, 606, 700), 24, cotton),
    cover(disc([604, 640], 50, 64), 8, ground, marigold),
    line('M558 622h92M556 648h96', 5, ground),
    line(path(640, 826, 600, 836), 62, ground) + line(path(640, 828, 600, 836), 50),
    line([0, 1].map((i) => path(582, 828 + i * 17, 622, 822 + i * 17)).join(''), 4, ground),
    hide(box([0, 912], 800, 100)),
    band('diamonds', [30, 936], 740, 36),
  ].join('');
};

/** The speaker. */
export const speaker: SceneSet = { ground: 'terracotta', size: [800, 1000], scenes: { portrait } };
