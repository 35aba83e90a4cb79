import { lineToEdge } from '../../frame';
import { seated } from '../../figure/seat';
import { figure } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { calendar } from '../../props/calendar';
import { telephone } from '../../props/desk';
import { receiver } from '../../props/post';
import { chair, table } from '../../props/room';
import { bow, line } from '../../svg';

/** The scene `after`: a call from the office, before a calendar with blank months. */
export const after: Scene = () =>
  [
    calendar([530, 110], 380, 380, 8),
    chair([150, 690], 150),
    line(bow([254, 444], [300, 640], [396, 620]), 4),
    seated(
      [158, 672],
      838,
      560,
      { lean: 6, nod: 2, arms: [[44, 96], { to: [264, 400] }] },
      { hat: 'topi', stroke: 12, holds: [null, receiver] },
    ),
    table([320, 640], 260, 200),
    telephone([448, 638], 120),
    figure([988, 838], 560, armed(poses.stand, [-30, 20], { to: [850, 420] }), {
      left: true,
      woman: true,
      stroke: 12,
      holds: [pad, null],
    }),
    lineToEdge(844),
  ].join('');
