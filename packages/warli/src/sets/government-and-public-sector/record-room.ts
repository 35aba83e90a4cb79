import { figure } from '../../figure/figure';
import type { Scene } from '../../page';
import { book } from '../../props/paper';
import { beads } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { bundle, ladder, rack } from '../../props/records';
import { chair, lamp, table } from '../../props/room';
import { seated } from '../../figure/seat';
import { line, marigold, path } from '../../svg';

/** The scene `record-room`. */
export const recordRoom: Scene = () =>
  [
    rack([700, 840], 440, 770, 5, 5, 15),
    bundle([706, 374], 84, 62, marigold),
    ladder([560, 846], [676, 80], 96),
    figure(
      [592, 500],
      400,
      {
        ...poses.climb,
        lean: 12,
        arms: [{ to: [570, 436] }, { to: [708, 344] }],
        legs: [{ to: [590, 660] }, { to: [634, 604] }],
      },
      { hat: 'topi', hung: true },
    ),
    lamp([330, 0], 250, 48),
    chair([150, 704], 136),
    seated(
      [150, 698],
      838,
      450,
      { lean: 8, nod: 10, arms: [{ to: [290, 606] }, { to: [322, 600] }] },
      { woman: true },
    ),
    table([250, 630], 220, 210),
    book([350, 630], 120),
    line(path(0, 850, 1200, 850), 6),
    beads([0, 874], [1200, 874], 52, 7),
  ].join('');
