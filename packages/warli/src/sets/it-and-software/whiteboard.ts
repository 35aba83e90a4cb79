import { figure } from '../../figure/figure';
import { spiral } from '../../ground/land';
import { arrow } from '../../props/office';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { bars, board } from '../../props/room';
import { box, cover, disc, dots, each, line, marigold, path, times, type Point, white } from '../../svg';

/** A box on the board with a sign in it. */
const part = ([x, y]: Point, i: number): string =>
  cover(box([x, y], 170, 110), 6) +
  ([
    line(
      each(3, (k) => path(x + 36, y + 34 + k * 22, x + 134 - k * 24, y + 34 + k * 22)),
      6,
    ),
    line(
      disc([x + 85, y + 36], 40, 14) +
        path(x + 45, y + 36, x + 45, y + 78) +
        path(x + 125, y + 36, x + 125, y + 78) +
        `M${x + 45} ${y + 78}a40 14 0 0 0 80 0`,
      5,
    ),
    bars([x + 40, y + 90], 96, 68, 3),
    line(dots(times(9).map((k): Point => [x + 53 + (k % 3) * 32, y + 28 + Math.floor(k / 3) * 28])), 15),
  ][i] ?? '');

/** The scene `whiteboard`. */
export const whiteboard: Scene = () =>
  [
    board([70, 50], 1060, 590, 210),
    part([130, 110], 0),
    part([480, 110], 1),
    part([130, 430], 3),
    part([480, 430], 2),
    cover(disc([920, 165], 74), 6) + line(disc([920, 165], 36), 6),
    arrow([310, 165], [464, 165], 7, white),
    arrow([660, 165], [834, 165], 7, white),
    arrow([215, 230], [215, 418], 7, white),
    arrow([310, 485], [464, 485], 7, white),
    line(`M565 420Q560 340 640 330`, 9, marigold) +
      line(spiral([664, 330], 34, 2.4, 180), 8, marigold) +
      line(`M698 322Q740 300 790 330`, 9, marigold),
    figure([950, 850], 620, armed({ ...poses.talk, nod: 4 }, [-50, 44], { to: [806, 340] }), {
      woman: true,
      left: true,
      stroke: 11,
    }),
    line(path(806, 336, 784, 322), 11, marigold),
    line(path(0, 854, 1200, 854), 6),
  ].join('');
