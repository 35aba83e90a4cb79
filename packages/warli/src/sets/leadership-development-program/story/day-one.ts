import { poses } from '../../../figure/pose';
import { armsOver } from '../../../figure/seat';
import { speaker } from '../../../figure/speaker';
import { far } from '../../../ground/story';
import { ground, line, path } from '../../../svg';
import { bunting } from './bunting';
import { card, floor, him, onCane } from './him';

/** Day one: a ring of chairs, and he writes his task on a card. */
export const dayOne = (): string =>
  [
    far(bunting([-10, 30], [470, 100], 90)),
    speaker([80, floor], 400, {
      ...poses.stand,
      lean: 2,
      arms: [
        [-14, 8],
        [10, 2],
      ],
    }),
    onCane(
      424,
      344,
      { lean: 2, nod: 8, arms: [{ to: [380, 486] }, { to: [388, 478] }] },
      { woman: true, left: true },
    ),
    onCane(
      230,
      346,
      { lean: 0, nod: -2, arms: [{ to: [292, 404] }, { to: [284, 366] }] },
      {},
      (one) =>
        him(one) + card([324, 344], 78, 8) + line(path(290, 366, 320, 330), 8, ground) + armsOver(one, [1]),
    ),
  ].join('');
