import type { Scene } from '../../page';
import { limbs } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { seatedSpeaker } from '../../figure/speaker';
import { bulb, upturned } from '../../props/attic';
import { telephone } from '../../props/desk';
import { copies } from '../../props/school';
import { pane, table } from '../../props/room';
import { bow, box, cover, line, path } from '../../svg';

/** The scene `first-office`. */
export const firstOffice: Scene = () =>
  [
    cover(box([170, 110], 860, 530), 5) +
      line(
        path(0, 0, 170, 110) + path(1200, 0, 1030, 110) + path(0, 820, 170, 640) + path(1200, 820, 1030, 640),
        5,
      ),
    pane([250, 200], 170, 200),
    bulb([600, 0], 200),
    upturned([296, 820], 110, 112),
    seatedSpeaker(
      [352, 702],
      816,
      400,
      { lean: 10, nod: 6, arms: [[20, 76], { to: [516, 606] }] },
      { stroke: 10 },
    ),
    upturned([794, 820], 110, 112),
    seated(
      [848, 702],
      816,
      400,
      { lean: 8, nod: 4, arms: [limbs(20, 70, 0, 0)[0], [50, 128]] },
      { left: true, woman: true, stroke: 10 },
    ),
    table([470, 620], 260, 198),
    telephone([574, 618], 84),
    line(bow([530, 574], [574, 548], [618, 574]), 11),
    copies([632, 618], 70, 4),
  ].join('');
