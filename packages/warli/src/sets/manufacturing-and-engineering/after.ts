import { fromTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { bag, pad } from '../../figure/hold';
import { armed, limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { factory } from '../../props/building';

/** The scene `after`: at the gate, with whoever comes off the shift. */
export const after: Scene = () =>
  [
    fromTip(
      844,
      [
        sun([640, 200], 60),
        factory([30, 838], 370, 330),
        figure(
          [550, 838],
          480,
          { ...poses.talk, arms: limbs(-24, -4, 12, 34) },
          { hat: 'helmet', stroke: 11, holds: [bag, null] },
        ),
        speaker([952, 838], 560, armed({ ...poses.listen, lean: 0 }, [-40, 48], [28, 84]), {
          left: true,
          stroke: 12,
          holds: [null, pad],
        }),
      ].join(''),
      0.96,
      27,
    ),
    lineToEdge(844),
  ].join('');
