import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { bag } from '../../figure/hold';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { chair, laptop, pane, table } from '../../props/room';
import { seated } from '../../figure/seat';
import { box, cover, disc, ink, line, marigold, path, shape } from '../../svg';

/** The scene `last-mail`. */
export const lastMail: Scene = (r) =>
  [
    pane([470, 70], 260, 200),
    stars([480, 80], [590, 260], 6, r),
    moon([660, 130], 34),
    cover(box([920, 360], 210, 484), 6) + line(box([898, 338], 254, 506), 4),
    figure([1024, 842], 380, armed(poses.walk, [-34, -4], [10, 44]), { woman: true, holds: [bag, null] }),
    figure([838, 842], 390, armed(poses.wave, [-34, 12], [126, 168]), { hat: 'topi', holds: [bag, null] }),
    chair([216, 640], 204),
    seated(
      [216, 632],
      842,
      590,
      { lean: 10, nod: 12, arms: [{ to: [440, 550] }, { to: [470, 556] }] },
      { hat: 'tie', stroke: 11 },
    ),
    line(path(640, 570, 640, 380, 540, 330), 8),
    cover(shape(470, 390, 500, 310, 560, 320, 580, 400), 5) + ink(disc([524, 408], 22), marigold),
    beads([490, 440], [450, 536], 6, 6) + beads([560, 440], [590, 536], 6, 6),
    table([360, 570], 360, 272),
    laptop([500, 566], 150),
    frame({ bottom: 'dots' }),
  ].join('');
