import { behindTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { bolts, sewingMachine } from '../../props/tailor';
import { bow, line, marigold } from '../../svg';

/** The scene `made-to-measure`: a tailor takes the measure of a customer who spreads the arms. */
export const madeToMeasure: Scene = () =>
  [
    behindTip(
      844,
      [
        bolts([44, 290], 354, 5),
        bolts([44, 420], 354, 5),
        sewingMachine([44, 838], 310),
        figure([876, 838], 516, armed(poses.stand, [-92, -90], [92, 90]), {
          left: true,
          hat: 'topi',
          stroke: 12,
        }),
        line(bow([806, 446], [730, 490], [650, 430]) + bow([650, 430], [626, 520], [644, 610]), 10, marigold),
        figure(
          [486, 838],
          540,
          { ...poses.stand, lean: 6, nod: 4, arms: [{ to: [622, 506] }, { to: [644, 430] }] },
          { woman: true, stroke: 12 },
        ),
      ].join(''),
    ),
    lineToEdge(844),
  ].join('');
