import type { Scene } from '../../page';
import { figure } from '../../figure/figure';
import { seated } from '../../figure/seat';
import { poses } from '../../figure/pose';
import { bicycle } from '../../props/bike';
import { telephone } from '../../props/desk';
import { envelope, letterBag, receiver } from '../../props/post';
import { chair, table } from '../../props/room';
import { dashes, line, path } from '../../svg';

/** The scene `contact`. */
export const contact: Scene = () =>
  [
    dashes('M392 572C400 150 640 60 700 230S560 420 590 260S860 90 1010 250', 7, [1, 20]),
    envelope([1040, 262], 84),
    chair([120, 690], 162),
    seated(
      [126, 682],
      852,
      560,
      { lean: 6, nod: 2, arms: [{ to: [330, 620] }, { to: [206, 424], other: true }] },
      { woman: true, stroke: 12, holds: [null, receiver] },
    ),
    table([280, 652], 230, 202),
    telephone([392, 650], 120),
    bicycle([650, 850], 480),
    letterBag([686, 640], 118),
    figure(
      [842, 578],
      500,
      {
        ...poses.chair,
        lean: 16,
        arms: [{ to: [946, 554] }, [96, 140]],
        legs: [{ to: [838, 800] }, { to: [902, 740] }],
      },
      { hung: true, hat: 'cap', stroke: 11 },
    ),
    line(path(0, 854, 1200, 854), 6),
  ].join('');
