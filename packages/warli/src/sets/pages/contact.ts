import type { Scene } from '../../page';
import { figure } from '../../figure/figure';
import { seated } from '../../figure/seat';
import { poses } from '../../figure/pose';
import { bicycle } from '../../props/bike';
import { telephone } from '../../props/desk';
import { envelope, letterBag, receiver } from '../../props/post';
import { chair, table } from '../../props/room';
import { bow, dashes, line } from '../../svg';

/** The scene `contact`: its lower edge is the ground. */
export const contact: Scene = () =>
  [
    dashes('M392 572C400 190 640 110 700 270S560 460 590 300S860 140 1000 256', 7, [1, 20]),
    envelope([1040, 262], 84),
    chair([118, 700], 152),
    line(bow([198, 452], [250, 640], [346, 632]), 4),
    seated(
      [126, 682],
      852,
      560,
      { lean: 6, nod: 2, arms: [[44, 96], { to: [214, 405] }] },
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
        arms: [{ to: [942, 548] }, [96, 140]],
        legs: [{ to: [838, 800] }, { to: [902, 740] }],
      },
      { hung: true, hat: 'cap', stroke: 11 },
    ),
  ].join('');
