import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { bolts, sewingMachine } from '../../props/tailor';
import { bow, line, marigold, path } from '../../svg';

/** The scene `made-to-measure`: a tailor takes the measure of a customer who spreads the arms. */
export const madeToMeasure: Scene = () =>
  [
    bolts([70, 290], 380, 5),
    bolts([70, 420], 380, 5),
    sewingMachine([60, 838], 310),
    figure([920, 838], 560, armed(poses.stand, [-92, -90], [92, 90]), {
      left: true,
      hat: 'topi',
      stroke: 12,
    }),
    line(bow([850, 412], [760, 470], [674, 430]) + bow([674, 430], [650, 520], [668, 610]), 10, marigold),
    figure(
      [510, 838],
      540,
      { ...poses.stand, lean: 6, nod: 4, arms: [{ to: [646, 506] }, { to: [668, 430] }] },
      { woman: true, stroke: 12 },
    ),
    line(path(0, 844, 1200, 844), 6),
  ].join('');
