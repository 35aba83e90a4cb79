import { lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { bars } from '../../props/room';
import { bell } from '../../props/school';
import { line, path } from '../../svg';

/** The scene `after`: the order has come, and the bell is rung for it. */
export const after: Scene = () =>
  [
    line(path(478, 64, 878, 64) + path(678, 64, 678, 100), 7),
    bell([678, 100], 180),
    line(path(678, 290, 678, 430), 5),
    figure([493, 838], 624, armed({ ...poses.stand, lean: 4 }, [-40, 30], { to: [671, 432] }), {
      woman: true,
      stroke: 14,
    }),
    figure([203, 838], 540, poses.cheer, { hat: 'tie', stroke: 13 }),
    figure(
      [846, 838],
      552,
      { ...poses.cheer, arms: limbs(-40, 36, 128, 166) },
      { hat: 'turban', stroke: 13 },
    ),
    bars([1004, 838], 204, 480, 5),
    lineToEdge(844),
  ].join('');
