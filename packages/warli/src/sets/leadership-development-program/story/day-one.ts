import { poses } from '../../../figure/pose';
import { armsOver } from '../../../figure/seat';
import { speaker } from '../../../figure/speaker';
import { ground, line, path } from '../../../svg';
import { bunting } from './bunting';
import { card, floor, him, onChair } from './him';

/** Day one: a ring of chairs, and he writes his task on a card. */
export const dayOne = (): string =>
  [
    bunting([-10, 30], [506, 108], 90),
    speaker([76, floor], 400, {
      ...poses.stand,
      lean: 2,
      arms: [[-18, 16], { to: [152, 392] }],
    }),
    onChair(
      456,
      336,
      { lean: 8, nod: 16, arms: [{ to: [396, 470] }, { to: [408, 462] }] },
      { woman: true, left: true },
    ),
    onChair(
      388,
      346,
      { lean: 2, nod: -4, arms: [{ to: [334, 486] }, { to: [346, 480] }] },
      { hat: 'topi', left: true },
    ),
    onChair(
      198,
      370,
      { lean: 0, nod: -2, arms: [{ to: [262, 396] }, { to: [252, 358] }] },
      {},
      (one) =>
        him(one) + card([294, 338], 78, 8) + line(path(258, 358, 290, 322), 8, ground) + armsOver(one, [1]),
    ),
  ].join('');
