import { behindTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { namaste } from '../../props/greet';
import { bunting } from '../../props/market';
import { chair } from '../../props/room';
import { line, path } from '../../svg';

/** The scene `after`: he who sat there offers the chair to her who was promoted. */
export const after: Scene = () =>
  [
    behindTip(
      844,
      [
        line(path(16, 88, 16, 844) + path(1184, 88, 1184, 844), 6),
        bunting([16, 100], [1184, 100], 110, 24),
        namaste([100, 838], 420, { woman: true, hat: 'plait', stroke: 10 }),
        figure(
          [370, 838],
          500,
          { ...poses.talk, arms: [[-36, 30], { to: [536, 562] }] },
          { hat: 'topi', stroke: 11 },
        ),
        chair([600, 700], 138),
        figure(
          [812, 838],
          470,
          { ...poses.walk, arms: limbs(-30, 0, 20, 60) },
          { left: true, woman: true, stroke: 11 },
        ),
        speaker([1086, 838], 520, { ...poses.talk, arms: limbs(-4, 8, 14, 136) }, { left: true, stroke: 12 }),
      ].join(''),
    ),
    lineToEdge(844),
  ].join('');
