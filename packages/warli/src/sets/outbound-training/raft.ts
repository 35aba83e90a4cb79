import { fish } from '../../props/animal';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { hills, peak, sun, water } from '../../ground/land';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { beads, palm } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { afloat } from '../../props/raft';
import {
  between,
  bow,
  cover,
  dots,
  each,
  ground,
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

/** The height of the deck. */
const deck = 596;

/** Somebody who stands on the deck and rows, the blade in the water. */
const rower = (at: Point, i: number): string => {
  const blade: Point = move(at, 150, 176);
  const [low, top]: [Point, Point] = [between(blade, move(at, -6, -242), 0.48), move(at, 14, -212)];
  const shaft = poly([move(at, 0, -270), blade]);
  return (
    line(shaft, 18, ground) +
    line(shaft, 7) +
    line(poly([between(blade, top, 0.2), blade]), 18, marigold) +
    figure(
      at,
      310,
      { ...poses.reach, lean: 14, arms: [{ to: top }, { to: low }] },
      { ...villager(i), stroke: 8 },
    )
  );
};

/** Drums under a deck of bamboo, and the flag at its end. */
const craft = (): string =>
  each(4, (i) => afloat([334 + i * 204, deck + 58], 62, 0)) +
  line(path(210, deck + 12, 1030, deck + 12), 18) +
  flag([226, deck], 470);

/** The scene `raft`: four row a raft of drums across a river. */
export const raft: Scene = (r) =>
  [
    hills([peak(936, 470, 1076, 300, 1226, 470)]),
    sun([740, 120], 50),
    beads([0, 470], [1200, 470], 50, 6),
    water([-60, 560], 1320, 11, 30, 66),
    islet([-190, 560], 390),
    palm([70, 492], 320, r),
    fish([150, 790], 96),
    fish([1060, 846], 100, true),
    craft(),
    each(4, (i) => rower([318 + i * 190, deck + 2], i)),
  ].join('');
