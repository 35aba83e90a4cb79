import type { Scene } from '../../page';
import { figure, person } from '../../figure/figure';
import { armsOver, sitter } from '../../figure/seat';
import { poses } from '../../figure/pose';
import { bicycle } from '../../props/bike';
import { telephone } from '../../props/desk';
import { envelope, letterBag, receiver } from '../../props/post';
import { chair, table } from '../../props/room';
import { bow, dashes, line } from '../../svg';

/** She telephones, the other hand in her lap. */
const caller = sitter(
  [152, 810],
  954,
  640,
  {
    lean: 3,
    nod: -2,
    arms: [[-16, 52], { to: [287, 476] }],
    legs: [{ to: [220, 951] }, { to: [276, 951] }],
  },
  { woman: true, stroke: 14, holds: [null, receiver] },
);

/** The scene `contact`: its lower edge is the ground, and everything keeps off its sides, which on a phone are those of the screen. */
export const contact: Scene = () =>
  [
    dashes('M450 650C450 200 600 60 672 250S540 440 560 270S800 50 968 190', 8, [1, 22]),
    envelope([1030, 210], 104),
    chair([140, 824], 130),
    line(bow([286, 506], [312, 692], [392, 708]), 4),
    person(caller),
    armsOver(caller, [0]),
    table([330, 728], 240, 228),
    telephone([450, 726], 136),
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
