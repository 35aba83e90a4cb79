import { lineToEdge } from '../../frame';
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
    line(path(84, 92, 84, 844), 6),
    bunting([84, 104], [1500, 104], 104, 30),
    namaste([176, 838], 390, { woman: true, hat: 'plait', stroke: 10 }),
    figure(
      [412, 838],
      470,
      { ...poses.talk, arms: [[-36, 30], { to: [564, 584] }] },
      { hat: 'topi', stroke: 11 },
    ),
    chair([622, 710], 128),
    figure(
      [806, 838],
      440,
      { ...poses.walk, arms: limbs(-30, 0, 20, 60) },
      { left: true, woman: true, stroke: 11 },
    ),
    speaker([1030, 838], 490, { ...poses.talk, arms: limbs(-4, 8, 14, 136) }, { left: true, stroke: 12 }),
    lineToEdge(844),
  ].join('');
