import { dressed, dressedFigure } from '../../figure/finery';
import { figure } from '../../figure/figure';
import { moon, stars } from '../../ground/land';
import { start, tips } from '../../frame';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { sitter } from '../../figure/seat';
import { chair, laptop, table } from '../../props/room';
import { openHut } from '../../props/stopover';
import { cover, dashes, disc, ink, line, marigold, path, type Point, shape } from '../../svg';
import type { Look } from '../../figure/cast';

/** A colleague far away: a hut of one's own, a low desk, a small screen. */
const outpost = ([x, y]: Point, look: Look): string =>
  openHut([x, y], 210, 250) +
  figure(
    [x + 34, y - 18],
    170,
    { ...poses.floor, arms: limbs(10, 66, 30, 84) },
    { hung: true, left: true, ...look },
  ) +
  table([x - 84, y - 44], 74, 44) +
  laptop([x - 46, y - 46], 46);

/** The scene `leadership-in-remote-work`. */
export const leadershipInRemoteWork: Scene = (r) =>
  [
    stars([720, 20], [1180, 170], 10, r),
    moon([1120, 90], 40),
    outpost([580, 280], { hat: 'topi' }),
    outpost([1000, 470], { woman: true }),
    outpost([900, 852], {}),
    dashes('M566 560Q610 420 580 316', 6, [1, 19]),
    dashes('M590 570Q760 560 880 480', 6, [1, 19]),
    dashes('M580 600Q700 640 770 780', 6, [1, 19]),
    chair([170, 670], 182),
    dressed([
      sitter(
        [176, 662],
        848,
        570,
        { lean: 8, nod: 4, arms: [limbs(40, 90, 0, 0)[0], [58, 110]] },
        { woman: true, stroke: 12 },
      ),
    ]),
    table([300, 640], 330, 212),
    line(path(400, 636, 530, 636), 9),
    ink(shape(530, 632, 578, 500, 566, 496, 514, 630), marigold),
    dressedFigure(
      [500, 834],
      210,
      { ...poses.floor, arms: limbs(10, 60, 40, 80) },
      { hung: true, left: true, hat: 'plait', woman: true },
    ),
    cover(disc([420, 828], 22), 5),
    tips(852, 760) + line(path(start, 852, 760 - start, 852), 6),
  ].join('');
