import { fromTip, lineToEdge } from '../../frame';
import { dressedFigure } from '../../figure/finery';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { bolts, sewingMachine } from '../../props/tailor';
import { bow, line, marigold } from '../../svg';

/** The scene `made-to-measure`: a tailor takes the measure of a customer who spreads the arms. */
export const madeToMeasure: Scene = () =>
  [
    fromTip(
      844,
      [
        bolts([44, 290], 270, 4),
        bolts([44, 420], 270, 4),
        sewingMachine([44, 838], 280),
        dressedFigure([756, 838], 516, armed(poses.stand, [-92, -90], [92, 90]), {
          left: true,
          hat: 'topi',
          stroke: 12,
        }),
        line(bow([686, 446], [620, 490], [546, 430]) + bow([546, 430], [522, 520], [540, 610]), 10, marigold),
        dressedFigure(
          [382, 838],
          540,
          { ...poses.stand, lean: 6, nod: 4, arms: [{ to: [518, 506] }, { to: [540, 430] }] },
          { woman: true, stroke: 12 },
        ),
      ].join(''),
      1.034,
      44,
    ),
    lineToEdge(844),
  ].join('');
