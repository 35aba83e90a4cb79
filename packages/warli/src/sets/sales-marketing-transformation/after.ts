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
    line(path(400, 90, 800, 90) + path(600, 90, 600, 130), 7),
    bell([600, 130], 180),
    line(path(600, 320, 600, 500), 5),
    figure([440, 838], 520, armed({ ...poses.stand, lean: 4 }, [-40, 30], { to: [594, 480] }), {
      woman: true,
      stroke: 12,
    }),
    figure([176, 838], 450, poses.cheer, { hat: 'tie', stroke: 11 }),
    figure(
      [780, 838],
      460,
      { ...poses.cheer, arms: limbs(-40, 36, 128, 166) },
      { hat: 'turban', stroke: 11 },
    ),
    bars([910, 838], 280, 400, 5),
    lineToEdge(844),
  ].join('');
