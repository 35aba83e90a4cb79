import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { bars, board, chair, pane } from '../../props/room';
import { box, cotton, cover, ground, ink, line, path, shape } from '../../svg';

const floor = 838;

/** The table, and on it two sheets. */
const table =
  line(path(440, 652, 428, floor) + path(760, 652, 772, floor), 10) +
  cover(box([400, 632], 400, 24), 10, ground, ground) +
  ink(box([400, 634], 400, 20)) +
  cover(shape(452, 626, 486, 598, 570, 598, 552, 626), 5, ground, cotton) +
  cover(shape(648, 626, 630, 598, 714, 598, 748, 626), 5, ground, cotton);

/** The scene `negotiating-table`: a woman speaks to two who sit at her table. */
export const negotiatingTable: Scene = () =>
  [
    board([90, 84], 320, 236),
    bars([134, 292], 240, 170, 5),
    pane([812, 84], 276, 236),
    figure([600, floor - 4], 650, armed(poses.explain, [-50, -118], [50, 118]), { woman: true, stroke: 13 }),
    table,
    chair([196, 690], 148),
    seated(
      [200, 680],
      floor,
      560,
      { lean: 4, arms: [[6, 66], { to: [380, 606] }] },
      { hat: 'tie', stroke: 12 },
    ),
    chair([1004, 690], 148, true),
    seated(
      [1000, 680],
      floor,
      560,
      { lean: 4, arms: [[6, 66], { to: [820, 606] }] },
      { woman: true, hat: 'plait', left: true, stroke: 12 },
    ),
    frame({ bottom: 'diamonds' }),
  ].join('');
