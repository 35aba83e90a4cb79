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

/** The scene `reception`. */
export const reception: Scene = (r) =>
  [
    cross([330, 130], 56),
    pane([80, 90], 140, 170),
    shelves([470, 330], 250, 220, 3, 5),
    pane([800, 90], 300, 200),
    tree([880, 288], 150, r),
    block([980, 288], 70, 130, 2, 4),
    beads([0, 350], [1200, 350], 52, 6),
    figure([300, 640], 360, armed(poses.explain, [-40, 30], [60, 110]), { woman: true }),
    figure([470, 640], 350, poses.talk, { woman: true, hat: 'nurse', left: true, holds: [null, pad] }),
    counter([130, 580], 460, 250),
    figure([700, 840], 370, armed(poses.talk, [-34, 14], [60, 94]), { hat: 'turban', left: true }),
    figure([640, 840], 180, poses.wave, { left: true }),
    [950, 1110]
      .map(
        (x, i) =>
          chair([x + 8, 716], 122, true) +
          figure([x, 710], 340, poses.chair, {
            hung: true,
            ...villager(i * 3 + 1),
            left: true,
            holds: [null, i ? null : pad],
          }),
      )
      .join(''),
    fern([50, 840], 220, 10),
    fern([86, 840], 150, 20),
    frame({ bottom: 'diamonds' }),
  ].join('');
