import { figure } from '../../figure/figure';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { garlandDoor } from '../../props/doorway';
import { invitation } from '../../props/post';
import { slope } from '../../ground/land';
import { line, path, points } from '../../svg';

/** The scene `invite`. */
export const invite: Scene = (r) =>
  [
    slope(points(-10, 850, 760, 850, 1210, 850), 900, r, 90),
    garlandDoor([770, 794], 320, 690),
    speaker([944, 790], 530, armed(poses.stand, [-30, 20], { to: [796, 520] }), { left: true, stroke: 12 }),
    figure(
      [310, 842],
      570,
      { ...poses.run, arms: limbs(-70, 10, 76, 100) },
      { hat: 'turban', stroke: 12, holds: [null, invitation] },
    ),
    line(path(40, 420, 180, 420) + path(20, 520, 150, 520) + path(60, 620, 160, 620), 5),
  ].join('');
