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
    cover(box([110, 70], 980, 600), 5) +
      line(
        path(0, 0, 110, 70) + path(1200, 0, 1090, 70) + path(0, 780, 110, 670) + path(1200, 780, 1090, 670),
        5,
      ),
    pane([190, 140], 180, 210),
    bulb([600, 0], 180),
    upturned([204, 840], 118, 134),
    seatedSpeaker(
      [302, 698],
      836,
      500,
      { lean: 10, nod: 6, arms: [[20, 76], { to: [498, 580] }] },
      { stroke: 11 },
    ),
    upturned([890, 840], 118, 134),
    seated(
      [898, 698],
      836,
      500,
      { lean: 8, nod: 4, arms: [limbs(20, 70, 0, 0)[0], [50, 128]] },
      { left: true, woman: true, stroke: 11 },
    ),
    table([440, 600], 320, 238),
    telephone([566, 598], 104),
    line(bow([510, 544], [566, 510], [622, 544]), 11),
    copies([640, 598], 84, 4),
  ].join('');
