import { behindTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { star } from '../../props/star';
import { marigold } from '../../svg';

/** The scene `after`: one steps out of the row, and the row is glad of it. */
export const after: Scene = () =>
  [
    behindTip(
      844,
      [
        star([520, 180], 76),
        speaker([172, 838], 540, { ...poses.raise, arms: limbs(-40, 30, 100, 136) }, { stroke: 12 }),
        figure(
          [520, 838],
          520,
          { ...poses.walk, arms: limbs(-50, 40, 50, -20) },
          { left: true, shirt: marigold, stroke: 12 },
        ),
        figure([850, 838], 420, poses.wave, { left: true, woman: true, stroke: 10 }),
        figure([1070, 838], 430, poses.wave, { left: true, hat: 'tie', stroke: 10 }),
      ].join(''),
      0.96,
    ),
    lineToEdge(844),
  ].join('');
