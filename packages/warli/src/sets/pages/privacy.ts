import { figure } from '../../figure/figure';
import { lantern, staff } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { beast } from '../../props/animal';
import { chest } from '../../props/chest';

/** The scene `privacy`: a watchman and his dog keep a locked chest through the night. */
export const privacy: Scene = (r) =>
  [
    stars([40, 40], [700, 330], 16, r),
    moon([160, 170], 66),
    chest([310, 838], 370, 310),
    figure([900, 836], 650, armed(poses.stand, { to: [1061, 565] }, { to: [704, 378] }), {
      left: true,
      hat: 'turban',
      stroke: 12,
      holds: [staff, lantern],
    }),
    beast([166, 838], 104),
    frame({ bottom: 'triangles', isOpening: true }),
  ].join('');
