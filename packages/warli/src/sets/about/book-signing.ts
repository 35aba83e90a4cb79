import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { seatedSpeaker } from '../../figure/speaker';
import { chair, counter } from '../../props/room';
import { bound } from '../../props/library';
import { book } from '../../props/paper';
import { line, marigold, path } from '../../svg';
import { copies } from '../../props/school';

/** The scene `book-signing`. */
export const bookSigning: Scene = () =>
  [
    chair([968, 690], 170, true),
    seatedSpeaker(
      [950, 664],
      850,
      540,
      { lean: 12, nod: 10, arms: [{ to: [880, 540] }, { to: [812, 548] }] },
      { left: true, stroke: 11 },
    ),
    counter([640, 600], 370, 238),
    book([780, 594], 180),
    line(path(812, 548, 836, 500), 7, marigold),
    copies([1086, 838], 84, 13),
    figure([530, 838], 480, armed(poses.stand, [-30, 10], [30, 140]), {
      woman: true,
      stroke: 10,
      holds: [null, bound],
    }),
    figure([336, 838], 500, armed(poses.stand, [10, 110], [30, 20]), {
      hat: 'turban',
      stroke: 10,
      holds: [bound, null],
    }),
    figure([112, 838], 320, armed(poses.raise, [-30, 14], [140, 160]), {
      hat: 'plait',
      woman: true,
      holds: [null, bound],
    }),
    frame({ bottom: 'triangles', top: 'dots' }),
  ].join('');
