import { hut, tent } from './building';
import { villager } from '../figure/cast';
import { figure } from '../figure/figure';
import { bag } from '../figure/hold';
import { hills, peak, spiral } from '../ground/land';
import { stall } from './market';
import { armed, type Limb, poses } from '../figure/pose';
import { counter } from './room';
import {
  box,
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  move,
  onBow,
  type Point,
  polar,
  poly,
  times,
} from '../svg';

/** Takes a centre and a radius and gives a star of eight points with a spiral in it. */
const star = (at: Point, r: number): string =>
  ink(
    poly(
      times(16).map((i) => polar(at, i * 22.5 - 90, i % 2 ? r * 0.6 : r)),
      true,
    ),
    marigold,
  ) + line(spiral(at, r * 0.34, 2), 4, ground);

/** Takes the middle of the foot and gives three steps, someone on the top of them, and a star held up. */
export const starOnSteps = ([x, y]: Point): string =>
  [150, 106, 62].map((w, i) => cover(box([x - w, y - 22 - i * 22], w * 2, 22))).join('') +
  figure([x, y - 70], 130, armed(poses.cheer, { to: [x - 24, y - 232] }, { to: [x + 24, y - 232] }), {
    woman: true,
  }) +
  star([x, y - 264], 56);

/** Takes the middle of the ground and a height and gives two who sit face to face, their hands joined. */
export const facing = ([x, y]: Point, h: number): string => {
  const meet: Limb = { to: [x, y - h * 0.34] };
  const sitter = (left: boolean): string =>
    figure([x + (left ? 1 : -1) * h * 0.34, y - h * 0.08], h, armed(poses.floor, meet, meet), {
      hung: true,
      left,
      woman: left,
    });
  return line(spiral([x, y - h * 0.68], h * 0.12, 2.6)) + sitter(false) + sitter(true);
};

/** Takes the nearest ground and a height and gives five people in a ring, hand in hand. */
export const ring = ([x, y]: Point, h: number): string => {
  const p = (a: number, b: number): Point => [x + h * a, y - h * b];
  const one = (at: Point, i: number, far: Point, near: Point): string =>
    figure(at, h, armed(poses.stand, { to: far }, { to: near }), villager(i));
  const [l, r, a, b, m] = [p(-0.66, 0.74), p(0.66, 0.74), p(-0.4, 1.08), p(0.4, 1.08), p(0, 0.5)];
  return (
    line(disc(p(0, 0.25), h * 1.16, h * 0.23), 3.5) +
    one(p(0, 0.5), 0, a, b) +
    one(p(-0.84, 0.28), 1, l, a) +
    one(p(0.84, 0.28), 3, b, r) +
    one(p(-0.42, 0), 4, l, m) +
    one(p(0.42, 0), 6, m, r)
  );
};

/** Takes the middle of the ground and gives a stall with its keeper, and someone who buys. */
export const shop = ([x, y]: Point): string =>
  figure([x + 34, y], 138, armed(poses.talk, [-30, 20], [50, 90]), { hat: 'topi', left: true }) +
  counter([x - 48, y - 56], 156, 56) +
  stall([x - 70, y], 200, 206) +
  figure([x - 142, y], 164, poses.talk, { woman: true, holds: [bag, null] });

/** Takes the middle of the ground and gives a tent before two hills. */
export const tents = ([x, y]: Point): string =>
  hills([peak(x - 150, y, x - 66, y - 150, x + 20, y), peak(x - 40, y, x + 54, y - 206, x + 140, y)]) +
  tent([x - 18, y], 150, 120);

/** Takes the middle of the ground and gives three huts joined by strings of lights. */
export const net = ([x, y]: Point): string => {
  const string = (to: Point): Point[] =>
    times(9).map((i) => onBow([x, y - 196], move(to, x > to[0] ? 30 : -30, -90), to, i / 8));
  return (
    line(dots([...string([x - 176, y - 116]), ...string([x + 176, y - 116])]), 10) +
    hut([x - 220, y], 88, 110) +
    hut([x + 132, y], 88, 110) +
    hut([x - 66, y], 132, 190)
  );
};
