import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { water } from '../../ground/land';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { tent } from '../../props/building';
import { flag } from '../../props/market';
import {
  bow,
  cover,
  disc,
  dots,
  each,
  ink,
  line,
  marigold,
  move,
  onBow,
  path,
  type Point,
  poly,
  shape,
  times,
} from '../../svg';
import { at, floor, frieze, sit, stand } from '../friezes/way';

const [from, sag, to]: [Point, Point, Point] = [
  [-60, 180],
  [226, 272],
  [506, 200],
];

/** The place on the bridge at a share of its length. */
const deck = (t: number): Point => onBow(from, sag, to, t);

/** Takes both ends of the top and gives a steep bank that falls to the ground on either side, its earth in rows of dots. */
const bank = (left: number, right: number, y: number): string => {
  const n = Math.floor((right - left - 20) / 32);
  const earth = times(n * 3).map((i): Point => [
    left + 26 + (i % n) * 32 + Math.floor(i / n) * 7,
    y + 24 + Math.floor(i / n) * 25,
  ]);
  return cover(shape(left - 16, floor + 8, left, y, right, y, right + 50, floor + 8)) + line(dots(earth), 6);
};

/** A rope bridge that comes out of the edge, and the bank it ends at. */
const bridge = (): string => {
  const up = (p: Point): Point => move(p, 0, -78);
  const ties = times(19).map((i) => poly([deck(0.04 + i * 0.05), up(deck(0.04 + i * 0.05))]));
  return (
    water([-20, 262], 500, 2, 16, 48) +
    line(ties.join(''), 2.5) +
    line(bow(up(from), up(sag), up(to)), 4) +
    bank(494, 590, 200) +
    line(path(506, 204, 506, 108), 9) +
    line(bow(from, sag, to), 8)
  );
};

/** A file on the bridge, and one who has crossed. */
const crossing = (): string =>
  [0.2, 0.41, 0.62, 0.83]
    .map((t, i) => {
      const [x, y] = deck(t);
      return figure([x, y], 152, armed(poses.walk, at(x - 40, y - 78), at(x + 46, y - 78)), villager(i + 1));
    })
    .join('') +
  figure([564, 200], 152, armed(poses.stand, [-30, 8], [126, 168]), { left: true, hat: 'topi' });

/** A raft of poles and drums, carried overhead. */
const raft = (): string =>
  [782, 946]
    .map((x, i) =>
      stand(x, 192, armed({ ...poses.walk, lean: 0 }, at(x - 34, 92), at(x + 34, 92)), villager(i)),
    )
    .join('') +
  each(3, (i) => {
    const p: Point = [774 + i * 90, 58];
    return cover(disc(p, 24)) + line(disc(p, 14), 3);
  }) +
  line(path(716, 88, 1012, 88), 12) +
  line(path(732, 28, 996, 28), 7);

/** One pulls and one pushes, so that a third comes up the bank. */
const climb = (): string =>
  bank(1492, 1644, 182) +
  stand(
    1428,
    190,
    { lean: 10, arms: [at(1476, 100), at(1480, 104)], legs: limbs(-8, -14, 78, 10) },
    { woman: true },
  ) +
  stand(1332, 196, { ...poses.push, lean: 20, arms: [at(1410, 180), at(1414, 156)] }, { hat: 'turban' }) +
  figure(
    [1536, 182],
    158,
    { ...poses.reach, lean: 34, arms: [at(1478, 104), at(1482, 100)] },
    { left: true },
  ) +
  flag([1618, 182], 130);

/** A fire of crossed logs. */
const fire = ([x, y]: Point): string =>
  line(path(x - 44, y, x + 40, y - 18) + path(x + 44, y, x - 40, y - 18), 9) +
  ink(
    `M${x - 30} ${y - 16}Q${x - 46} ${y - 54} ${x - 26} ${y - 84}Q${x - 20} ${y - 62} ${x - 10} ${y - 64}Q${x - 10} ${y - 96} ${x + 8} ${y - 122}Q${x + 10} ${y - 84} ${x + 24} ${y - 74}Q${x + 44} ${y - 46} ${x + 30} ${y - 16}Z`,
    marigold,
  );

/** They sit about the fire and talk it over. */
const camp = (): string =>
  tent([1834, floor], 136, 152) +
  fire([2090, floor]) +
  sit(1984, 196, { arms: limbs(-20, 58, 46, 136) }, { hat: 'pheta' }) +
  sit(2188, 190, { arms: limbs(-14, -30, 24, 116) }, { left: true, woman: true }) +
  sit(2304, 190, {}, { left: true, hat: 'topi' });

/** The scene `outbound`: over a bridge, with a raft, up a bank, to a fire. */
export const outbound: Scene = (r) =>
  frieze(bridge(), crossing(), raft(), tree([1158, floor], 244, r), climb(), camp());
