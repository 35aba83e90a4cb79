import { fromTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { cross } from '../../props/clinic';
import { arch } from '../../props/listen';

/** The scene `after`: somebody goes home, and the ward stands in the door. */
export const after: Scene = () =>
  [
    cross([257, 150], 60),
    fromTip(
      844,
      [
        arch([0, 838], 300, 470),
        figure(
          [128, 838],
          400,
          { ...poses.wave, arms: limbs(-24, 10, 128, 172) },
          { woman: true, hat: 'nurse', stroke: 10 },
        ),
        figure(
          [398, 838],
          500,
          { ...poses.wave, arms: limbs(-34, 20, 118, 160) },
          { hat: 'doctor', stroke: 11 },
        ),
        figure(
          [620, 838],
          480,
          { ...poses.walk, arms: [[-20, -4], { to: [702, 646] }] },
          { hat: 'turban', stroke: 11, holds: [bag, null] },
        ),
        figure(
          [766, 838],
          260,
          { ...poses.leap, arms: [{ to: [704, 648] }, [128, 160]], legs: limbs(-30, -50, 40, -10) },
          { stroke: 8 },
        ),
      ].join(''),
      1.195,
      0,
    ),
    lineToEdge(844),
  ].join('');
