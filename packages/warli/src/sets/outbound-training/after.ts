import { fromTip, lineToEdge } from '../../frame';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beast } from '../../props/animal';
import { bus } from '../../props/vehicle';

/** The scene `after`: the bus goes home, the hill stays. */
export const after: Scene = () =>
  [
    fromTip(
      844,
      [
        sun([500, 210], 60),
        hills([peak(510, 700, 690, 330, 870, 700), peak(730, 700, 920, 240, 1110, 700)]),
        speaker([170, 838], 520, { ...poses.wave, arms: limbs(-34, 12, 122, 164) }, { stroke: 12 }),
        beast([364, 838], 90, false, 'dog'),
        bus([490, 838], 640),
      ].join(''),
      0.942,
      40,
    ),
    lineToEdge(844),
  ].join('');
