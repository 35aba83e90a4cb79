import { fish } from '../../props/animal';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { hills, peak, sun, water } from '../../ground/land';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { beads, palm } from '../../ground/plant';
import { poses } from '../../figure/pose';
import {
  between,
  bow,
  cover,
  disc,
  dots,
  each,
  line,
  marigold,
  move,
  onBow,
  path,
  type Point,
  poly,
  times,
} from '../../svg';

/** Land in the river, for what grows there. */
const islet = ([x, y]: Point, w: number): string => {
  const arc = (k: number): [Point, Point, Point] => [
    [x + w * k, y],
    [x + w / 2, y - 152 * (1 - k * 4)],
    [x + w * (1 - k), y],
  ];
  const inner = times(15).map((i) => onBow(...arc(0.06), (i + 1) / 16));
  return cover(`${bow(...arc(0))}Z`) + line(dots(inner), 6);
};

/** The scene `raft`. */
export const raft: Scene = (r) => {
  const drum = (i: number): string =>
    cover(disc([300 + i * 104, 610 - i * 12], 46), 5) +
    line(disc([300 + i * 104, 610 - i * 12], 30), 3) +
    line(dots([[300 + i * 104, 610 - i * 12]]), 12);
  const rower = (at: Point, i: number): string => {
    const blade: Point = move(at, 118, 130);
    const [low, top]: [Point, Point] = [between(blade, move(at, -4, -180), 0.48), move(at, 10, -158)];
    return (
      line(poly([move(at, 0, -200), blade]), 6) +
      line(poly([between(blade, top, 0.2), blade]), 14, marigold) +
      figure(at, 230, { ...poses.reach, lean: 14, arms: [{ to: top }, { to: low }] }, { ...villager(i) })
    );
  };
  return [
    hills([peak(240, 300, 420, 160, 620, 300), peak(530, 300, 720, 110, 872, 300)]),
    sun([560, 104], 44),
    beads([0, 330], [1200, 330], 50, 6),
    water([-60, 450], 1320, 15, 30, 66),
    islet([-120, 496], 400),
    palm([104, 424], 290, r),
    islet([924, 496], 400),
    palm([1064, 430], 290, r),
    fish([160, 770], 90),
    fish([960, 800], 100, true),
    fish([560, 840], 80),
    fish([1090, 640], 70, true),
    each(6, drum),
    line(path(236, 570, 880, 496), 16),
    line(path(250, 548, 880, 476), 5),
    each(4, (i) => rower([320 + i * 150, 556 - i * 17], i)),
    flag([880, 500], 200),
  ].join('');
};
