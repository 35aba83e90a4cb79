import { behindTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import { cloud } from '../../ground/land';
import type { Scene } from '../../page';
import { disc, dots, line, polar, times } from '../../svg';

/** The scene `after`: one who stays calm, and two whom it calms. */
export const after: Scene = () =>
  [
    behindTip(
      844,
      [
        cloud([90, 200], 130),
        cloud([930, 200], 130),
        line(disc([600, 540], 270), 4),
        line(dots(times(44).map((i) => polar([600, 540], (i * 360) / 44, 244))), 9),
        figure(
          [600, 690],
          580,
          { ...poses.stand, arms: limbs(-26, 30, 26, -30), legs: limbs(-84, 70, 84, -70) },
          { hung: true, woman: true, stroke: 13 },
        ),
        figure(
          [150, 838],
          450,
          { ...poses.walk, arms: limbs(-34, -4, 6, 36) },
          { hat: 'tie', stroke: 10, holds: [null, pad] },
        ),
        figure([1050, 838], 450, poses.akimbo, { left: true, hat: 'cap', stroke: 10 }),
      ].join(''),
    ),
    lineToEdge(844),
  ].join('');
