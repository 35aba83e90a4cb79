import { block } from '../../props/building';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { glass } from '../../figure/hold';
import { stall } from '../../props/market';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { counter } from '../../props/room';
import { box, cover, line, marigold, path, shape } from '../../svg';

/** The scene `tea-point`. */
export const teaPoint: Scene = () =>
  [
    block([60, 846], 430, 980, 6, 10),
    cover(box([60, 330], 430, 516)),
    cover(box([216, 470], 118, 376)) + line(path(275, 470, 275, 846), 4),
    stall([550, 846], 440, 540, marigold),
    figure(
      [800, 836],
      420,
      { ...poses.stand, nod: 8, arms: [{ to: [880, 650] }, { to: [668, 470] }] },
      { left: true, hat: 'topi' },
    ),
    cover(shape(630, 434, 692, 434, 684, 474, 638, 474), 5),
    line(path(628, 438, 618, 560, 620, 640), 7, marigold),
    counter([572, 670], 396, 176),
    cover(shape(602, 630, 638, 630, 634, 664, 606, 664), 4),
    figure([114, 850], 430, armed(poses.talk, [-30, 14], [10, 140]), { woman: true, holds: [null, glass] }),
    figure([450, 850], 430, armed(poses.talk, [-34, 20], [20, 128]), {
      hat: 'tie',
      left: true,
      holds: [null, glass],
    }),
    figure([1080, 850], 430, armed(poses.listen, [-40, 40], [44, 120]), {
      woman: true,
      hat: 'plait',
      left: true,
      holds: [null, glass],
    }),
    band('triangles', [0, 864], 1200, 22),
  ].join('');
