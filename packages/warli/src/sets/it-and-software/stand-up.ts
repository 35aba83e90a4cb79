import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { notes } from '../../props/office';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { laptop, table } from '../../props/room';

/** The scene `stand-up`. */
export const standUp: Scene = () =>
  [
    notes([230, 50], 740, 350, 6, 3, 10),
    table([950, 690], 220, 160),
    laptop([1100, 686], 110, true),
    figure([112, 850], 410, poses.stand, { hat: 'tie' }),
    figure([308, 850], 410, armed(poses.listen, [-44, 44], [16, 150]), { woman: true, hat: 'plait' }),
    figure([524, 850], 410, armed(poses.raise, [-44, 44], { to: [634, 380] }), { woman: true }),
    figure([712, 850], 410, armed(poses.talk, [-24, 6], [16, 140]), { left: true }),
    figure(
      [930, 850],
      410,
      { lean: -12, nod: 6, arms: [{ to: [1016, 684] }, [24, 44]], legs: limbs(-2, 2, 26, 14) },
      { left: true, hat: 'topi' },
    ),
    frame({ bottom: 'comb' }),
  ].join('');
