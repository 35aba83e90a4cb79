import { fan } from '../../props/bank';
import { pad } from '../../figure/hold';
import type { Scene } from '../../page';
import { beads, tree } from '../../ground/plant';
import { pane } from '../../props/room';
import { bench, seated, stick } from '../../figure/seat';
import { box, cotton, cover, line, path, white } from '../../svg';

/** The scene `pensioners-bench`. */
export const pensionersBench: Scene = (r) =>
  [
    fan([320, 0], 90, 150),
    fan([880, 0], 90, 150),
    pane([500, 140], 200, 220),
    tree([600, 356], 180, r),
    beads([0, 420], [480, 420], 21, 6),
    beads([720, 420], [1200, 420], 21, 6),
    bench([60, 700], 1080, 136),
    seated(
      [160, 690],
      836,
      470,
      { lean: 12, arms: [{ to: [282, 590] }, { to: [290, 600] }] },
      { hat: 'turban' },
    ),
    stick([286, 590], 836),
    seated(
      [480, 690],
      836,
      450,
      { lean: 6, arms: [[0, 70], { to: [400, 668] }] },
      { woman: true, left: true },
    ),
    seated(
      [660, 690],
      836,
      470,
      { lean: 12, nod: 14, arms: [{ to: [752, 610] }, { to: [766, 622] }] },
      { hat: 'topi', holds: [null, pad] },
    ),
    seated(
      [1030, 690],
      836,
      450,
      { lean: 12, arms: [{ to: [922, 590] }, { to: [914, 600] }] },
      { woman: true, left: true },
    ),
    stick([916, 590], 836),
    cover(box([540, 640], 70, 52), 4, white, cotton) + line('M555 640q20 -40 40 0', 4),
    line(path(0, 842, 1200, 842), 5),
    beads([0, 872], [1200, 872], 52, 7),
  ].join('');
