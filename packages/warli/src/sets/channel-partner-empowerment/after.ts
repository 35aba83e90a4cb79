import { behindTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { sweets } from '../../props/gift';
import { lights, stall } from '../../props/market';
import { counter } from '../../props/room';
import { line, onBow, times } from '../../svg';

/** The scene `after`: two counters in one street, a line of lights between them, sweets from one to the other. */
export const after: Scene = () =>
  [
    behindTip(
      844,
      [
        sun([600, 170], 60),
        line('M250 300Q591 360 932 300', 4),
        lights(
          times(9).map((i) => onBow([250, 306], [591, 372], [932, 306], 0.06 + i * 0.11)),
          20,
        ),
        stall([0, 838], 250, 560),
        stall([932, 838], 250, 560),
        counter([26, 690], 196, 148) + counter([960, 690], 196, 148),
        figure([430, 838], 460, armed(poses.stand, [-40, 36], { to: [566, 580] }), {
          woman: true,
          stroke: 10,
          holds: [null, sweets],
        }),
        figure([770, 838], 470, armed(poses.stand, [-40, 36], { to: [668, 566] }), {
          left: true,
          hat: 'turban',
          stroke: 11,
        }),
      ].join(''),
    ),
    lineToEdge(844),
  ].join('');
