import { behindTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { cross } from '../../props/clinic';
import { arch } from '../../props/listen';

/** The scene `after`: somebody goes home, and the ward stands in the door. */
export const after: Scene = () =>
  [
    behindTip(
      844,
      [
        arch([80, 838], 340, 560),
        cross([250, 160], 60),
        figure(
          [240, 838],
          430,
          { ...poses.wave, arms: limbs(-24, 10, 128, 172) },
          { woman: true, hat: 'nurse', stroke: 10 },
        ),
        figure(
          [560, 838],
          500,
          { ...poses.wave, arms: limbs(-34, 20, 118, 160) },
          { hat: 'doctor', stroke: 11 },
        ),
        figure(
          [880, 838],
          480,
          { ...poses.walk, arms: limbs(-20, -4, 24, 40) },
          { hat: 'turban', stroke: 11, holds: [bag, null] },
        ),
        figure([1090, 838], 260, { ...poses.leap, legs: limbs(-30, -50, 40, -10) }, { stroke: 8 }),
      ].join(''),
      0.96,
    ),
    lineToEdge(844),
  ].join('');
