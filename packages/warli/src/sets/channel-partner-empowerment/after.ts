import { fromTip, lineToEdge } from '../../frame';
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
    fromTip(
      844,
      [
        sun([561, 170], 60),
        line('M250 300Q561 360 872 300', 4),
        lights(
          times(9).map((i) => onBow([250, 306], [561, 372], [872, 306], 0.06 + i * 0.11)),
          20,
        ),
        stall([0, 838], 250, 560),
        stall([872, 838], 250, 560),
        counter([26, 690], 196, 148) + counter([900, 690], 196, 148),
        figure([400, 838], 460, armed(poses.stand, [-40, 36], { to: [536, 580] }), {
          woman: true,
          stroke: 10,
          holds: [null, sweets],
        }),
        figure([740, 838], 470, armed(poses.stand, [-40, 36], { to: [638, 566] }), {
          left: true,
          hat: 'turban',
          stroke: 11,
        }),
      ].join(''),
      0.915,
      -2,
    ),
    lineToEdge(844),
  ].join('');
