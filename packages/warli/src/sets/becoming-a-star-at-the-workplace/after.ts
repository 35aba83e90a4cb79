import { fromTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { star } from '../../props/star';
import { marigold } from '../../svg';

/** An arm thrown up close to the head. */
const steep = { ...poses.wave, arms: limbs(-34, 12, 152, 176) };

/** The scene `after`: one steps out of the row, and the row is glad of it. */
export const after: Scene = () =>
  [
    star([590, 112], 60),
    fromTip(
      844,
      [
        speaker([128, 838], 540, { ...poses.raise, arms: limbs(-40, 30, 100, 136) }, { stroke: 12 }),
        figure(
          [422, 838],
          520,
          { ...poses.walk, arms: limbs(-50, 40, 50, -20) },
          { left: true, shirt: marigold, stroke: 12 },
        ),
        figure([650, 838], 420, steep, { left: true, woman: true, stroke: 10 }),
        figure([817, 838], 430, steep, { left: true, hat: 'tie', stroke: 10 }),
      ].join(''),
      1.11,
      -4,
    ),
    lineToEdge(844),
  ].join('');
