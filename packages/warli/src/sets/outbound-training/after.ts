import { behindTip, lineToEdge } from '../../frame';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beast } from '../../props/animal';
import { bus } from '../../props/vehicle';

/** The scene `after`: the bus goes home, the hill stays. */
export const after: Scene = () =>
  [
    behindTip(
      844,
      [
        sun([500, 210], 60),
        hills([peak(540, 700, 720, 330, 900, 700), peak(760, 700, 950, 240, 1140, 700)]),
        speaker([170, 838], 520, { ...poses.wave, arms: limbs(-34, 12, 122, 164) }, { stroke: 12 }),
        beast([380, 838], 90, false, 'dog'),
        bus([520, 838], 640),
      ].join(''),
      0.96,
    ),
    lineToEdge(844),
  ].join('');
