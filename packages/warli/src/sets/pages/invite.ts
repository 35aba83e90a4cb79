import { figure } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { garlandDoor } from '../../props/doorway';
import { invitation } from '../../props/post';
import { line, path } from '../../svg';

/** The scene `invite`, drawn boldly, since it stands small beside the words: a runner and the door that he reaches. */
export const invite: Scene = () =>
  [
    line(path(30, 450, 150, 450) + path(10, 560, 110, 560) + path(30, 670, 90, 670), 12),
    garlandDoor([736, 800], 320, 700),
    speaker([902, 796], 570, armed(poses.stand, [-30, 20], { to: [772, 494] }), { left: true, stroke: 20 }),
    figure(
      [318, 846],
      700,
      { ...poses.run, arms: limbs(-70, 10, 76, 100) },
      { hat: 'turban', stroke: 22, holds: [null, invitation] },
    ),
    line(path(0, 872, 1200, 872), 12),
  ].join('');
