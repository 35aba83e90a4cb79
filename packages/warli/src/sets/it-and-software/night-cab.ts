import { bicycle } from '../../props/bike';
import { block } from '../../props/building';
import { can } from '../../props/dairy';
import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { stars, sun } from '../../ground/land';
import { hide, box, cover, line, path } from '../../svg';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { pane } from '../../props/room';
import { car } from '../../props/vehicle';

/** The scene `night-cab`. */
export const nightCab: Scene = (r) =>
  [
    stars([560, 30], [1180, 200], 12, r),
    sun([500, 474], 90),
    hide(box([200, 484], 560, 300)),
    beads([0, 490], [900, 490], 39, 6),
    block([690, 486], 66, 150, 2, 4),
    cover(box([920, 260], 290, 590), 7),
    line(path(896, 260, 1210, 260), 16),
    pane([960, 310], 90, 100),
    cover(box([1020, 450], 150, 400), 6),
    figure([1096, 846], 370, armed(poses.stand, [-24, 8], [20, 160]), { woman: true, left: true }),
    car([326, 848], 370),
    figure([842, 850], 410, armed(poses.walk, [-20, -2], [30, 70]), { hat: 'tie', holds: [bag, null] }),
    bicycle([24, 850], 260),
    can([58, 734], 74),
    figure([200, 850], 400, armed(poses.wave, { to: [190, 690] }, [120, 165]), { hat: 'turban' }),
    line(path(0, 852, 1200, 852), 6),
  ].join('');
