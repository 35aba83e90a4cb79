import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { marigold } from '../../svg';
import { note, paperTower as tower } from '../../props/workshop';

/** The scene `paper-tower`. */
export const paperTower: Scene = () =>
  [
    tower([600, 838], 330, 104, 6, 2.4),
    figure(
      [330, 838],
      360,
      { ...poses.stand, arms: [{ to: [274, 508] }, { to: [386, 508] }], legs: limbs(-14, -8, 14, 8) },
      { hat: 'cap' },
    ),
    figure(
      [330, 556],
      340,
      { ...armed(poses.stand, [-40, 20], { to: [452, 252] }), legs: limbs(-14, -8, 14, 8) },
      { woman: true },
    ),
    note([450, 170], 90, 12, marigold),
    figure(
      [880, 838],
      400,
      { ...poses.reach, lean: 14, legs: poses.stand.legs, arms: [{ to: [760, 500] }, { to: [766, 600] }] },
      { woman: true, hat: 'plait', left: true },
    ),
    figure([1044, 838], 420, armed(poses.cheer, [-120, 170], [120, -170]), { left: true, hat: 'tie' }),
    frame({ bottom: 'comb' }),
  ].join('');
