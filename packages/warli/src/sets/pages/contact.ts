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
    dashes('M410 650C410 200 600 60 672 250S540 440 560 270S800 50 968 190', 8, [1, 22]),
    envelope([1030, 210], 104),
    chair([118, 778], 176),
    line(bow([262, 456], [288, 690], [352, 708]), 4),
    seated(
      [128, 760],
      954,
      640,
      { lean: 3, nod: -2, arms: [[40, 84], { to: [263, 426] }] },
      { woman: true, stroke: 14, holds: [null, receiver] },
    ),
    table([290, 728], 240, 228),
    telephone([410, 726], 136),
    bicycle([628, 954], 560),
    letterBag([668, 710], 136),
    figure(
      [852, 636],
      584,
      {
        ...poses.chair,
        lean: 16,
        arms: [{ to: [968, 602] }, [96, 140]],
        legs: [{ to: [848, 896] }, { to: [922, 826] }],
      },
      { hung: true, hat: 'cap', stroke: 13 },
    ),
  ].join('');
