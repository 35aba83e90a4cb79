import { figure } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { hills, peak } from '../../ground/land';
import { palm, tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { bow, cotton, cover, line, marigold, path, type Point, shape, white } from '../../svg';

const [horizon, floor] = [330, 844];

const look = ['turban', 'bun', 'plait', 'cap'] as const;

const follower = (x: number, h: number, i: number): string =>
  figure(
    [x, floor - 4],
    h,
    { ...poses.stand, arms: limbs(-14, 6, 14, -6) },
    {
      hat: look[i] ?? 'none',
      woman: i === 1 || i === 2,
      left: i > 1,
    },
  );

/** A post whose board points to a side: -1 to the left, 1 to the right. */
const post = (x: number, k: number): string =>
  line(path(x, floor - 6, x, 408), 13) +
  line(path(x - 26, floor, x, floor - 26, x + 26, floor), 6) +
  cover(
    shape(x - k * 44, 430, x + k * 128, 430, x + k * 176, 472, x + k * 128, 514, x - k * 44, 514),
    6,
    white,
    cotton,
  );

/** The road that forks: an outer edge to each side, from the ground to the horizon, and the verge between. */
const fork = (): string => {
  const outer = (k: number): string =>
    bow([600 + k * 130, floor], [600 + k * 130, 470], [600 + k * 400, horizon]);
  const inner = (k: number): Point => [600 + k * 236, horizon];
  return line(
    outer(-1) + outer(1) + bow(inner(-1), [536, 346], [600, 404]) + bow([600, 404], [664, 346], inner(1)),
    6,
  );
};

/** The scene `crossroads`. */
export const crossroads: Scene = (r) =>
  [
    hills([peak(-60, horizon, 130, 150, 330, horizon), peak(200, horizon, 330, 220, 470, horizon)]),
    palm([1062, horizon], 250, r),
    palm([972, horizon], 170, r),
    tree([600, horizon + 2], 230, r),
    line(path(0, horizon, 1200, horizon)),
    fork(),
    post(272, -1),
    post(928, 1),
    figure([600, floor - 4], 400, armed(poses.akimbo, [-58, 42], { to: [630, 532] }), {
      woman: true,
      shirt: marigold,
    }),
    follower(74, 310, 0),
    follower(192, 300, 1),
    follower(1008, 300, 2),
    follower(1126, 310, 3),
    line(path(0, floor, 1200, floor), 6),
  ].join('');
