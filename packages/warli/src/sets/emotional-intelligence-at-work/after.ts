import { fromTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import { cloud } from '../../ground/land';
import type { Scene } from '../../page';
import { disc, dots, line, polar, times } from '../../svg';

/** The scene `after`: one who stays calm, and two whom it calms. */
export const after: Scene = () =>
  [
    fromTip(
      844,
      [
        cloud([90, 200], 130),
        cloud([930, 200], 130),
        line(disc([600, 540], 256), 4),
        line(dots(times(44).map((i) => polar([600, 540], (i * 360) / 44, 231))), 9),
        figure(
          [600, 682],
          550,
          { ...poses.stand, arms: limbs(-26, 30, 26, -30), legs: limbs(-84, 70, 84, -70) },
          { hung: true, woman: true, stroke: 13 },
        ),
        figure(
          [166, 838],
          450,
          { ...poses.walk, arms: limbs(-34, -4, 6, 36) },
          { hat: 'tie', stroke: 10, holds: [null, pad] },
        ),
        figure([1034, 838], 450, poses.akimbo, { left: true, hat: 'cap', stroke: 10 }),
      ].join(''),
      0.909,
      37,
    ),
    lineToEdge(844),
  ].join('');
