import { block } from '../../props/building';
import { villager } from '../../figure/cast';
import { cross } from '../../props/clinic';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { pad } from '../../figure/hold';
import { shelves } from '../../props/market';
import type { Scene } from '../../page';
import { beads, fern, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { chair, counter, pane } from '../../props/room';
import { seated } from '../../figure/seat';

/** The scene `reception`. */
export const reception: Scene = (r) =>
  [
    cross([330, 130], 56),
    pane([80, 90], 140, 170),
    shelves([470, 290], 250, 200, 3, 5),
    pane([800, 90], 300, 200),
    tree([880, 288], 150, r),
    block([980, 288], 70, 130, 2, 4),
    beads([0, 350], [1200, 350], 52, 6),
    figure([200, 800], 440, armed(poses.listen, [-30, 40], [10, 120]), { woman: true, holds: [null, pad] }),
    figure([478, 800], 430, armed(poses.talk, [-20, 50], { to: [560, 500] }), { woman: true, hat: 'nurse' }),
    counter([110, 580], 460, 258),
    figure([676, 838], 400, armed(poses.talk, [-30, 10], { to: [592, 560] }), { hat: 'turban', left: true }),
    figure([786, 838], 170, armed(poses.stand, [-20, 4], { to: [744, 668] }), { left: true, halo: false }),
    [962, 1116]
      .map(
        (x, i) =>
          chair([x, 724], 114, true) +
          seated(
            [x, 718],
            838,
            340,
            { arms: [[-10, 40], i ? { to: [1064, 712] } : [4, 76]] },
            {
              ...villager(i * 3 + 1),
              left: true,
              holds: [null, i ? null : pad],
            },
          ),
      )
      .join(''),
    fern([50, 838], 220, 10),
    frame({ bottom: 'diamonds' }),
  ].join('');
