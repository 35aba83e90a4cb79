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
    line(path(504, 106, 882, 106) + path(693, 106, 693, 140), 7),
    bell([693, 140], 170),
    line(path(693, 320, 693, 452), 5),
    figure([518, 838], 590, armed({ ...poses.stand, lean: 4 }, [-40, 30], { to: [686, 454] }), {
      woman: true,
      stroke: 13,
    }),
    figure([240, 838], 510, poses.cheer, { hat: 'tie', stroke: 12 }),
    figure(
      [829, 838],
      522,
      { ...poses.cheer, arms: limbs(-40, 36, 128, 166) },
      { hat: 'turban', stroke: 12 },
    ),
    bars([948, 838], 170, 454, 5),
    lineToEdge(844),
  ].join('');
