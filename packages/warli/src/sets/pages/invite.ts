import { figure } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { frame } from '../../frame';
import { beads, tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { bullockCart } from '../../props/cart';
import { garlandDoor } from '../../props/doorway';
import { invitation } from '../../props/post';
import { line, path } from '../../svg';

/** The scene `invite`: far behind the runner goes the cart that he has left behind. */
export const invite: Scene = (r) =>
  [
    flock([330, 190], 4, 48),
    tree([626, 402], 270, r, 8),
    line(path(0, 402, 740, 402), 5) + beads([10, 424], [740, 424], 29, 6),
    bullockCart([98, 399], 30),
    garlandDoor([770, 778], 320, 676),
    speaker([944, 774], 530, armed(poses.stand, [-30, 20], { to: [796, 504] }), { left: true, stroke: 12 }),
    figure(
      [310, 834],
      570,
      { ...poses.run, arms: limbs(-70, 10, 76, 100) },
      { hat: 'turban', stroke: 12, holds: [null, invitation] },
    ),
    line(path(40, 560, 150, 560) + path(20, 650, 120, 650), 5),
    frame({ bottom: 'triangles' }),
  ].join('');
