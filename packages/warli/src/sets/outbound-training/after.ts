import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { earthToEdge, fromTip } from '../../frame';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beast } from '../../props/animal';
import { bus } from '../../props/vehicle';

/** The speaker, who waves. */
const waving = {
  at: [170, 838],
  h: 520,
  stroke: 12,
  halo: true,
  hat: 'pheta',
  pose: { ...poses.wave, arms: limbs(-34, 12, 122, 164), legs: limbs(-6, -4, 6, 4) },
} as const;

/** The scene `after`: the bus goes home, the hill stays. */
export const after: Scene = () =>
  fromTip(
    844,
    [
      sun([500, 210], 60),
      hills([peak(510, 700, 690, 330, 870, 700), peak(730, 700, 920, 240, 1110, 700)]),
      dressed([waving]),
      beast([364, 838], 90, false, 'dog'),
      bus([490, 838], 640),
    ].join(''),
    0.942,
    40,
  ) + earthToEdge(844);
