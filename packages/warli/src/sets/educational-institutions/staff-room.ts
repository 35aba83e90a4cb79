import { fan } from '../../props/bank';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { glass } from '../../figure/hold';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { chair, table } from '../../props/room';
import { copies } from '../../props/school';
import { seated } from '../../figure/seat';
import { line, marigold, path } from '../../svg';
import { clock } from '../../props/works';

/** The scene `staff-room`. */
export const staffRoom: Scene = () =>
  [
    fan([340, 0], 80, 190),
    clock([770, 190], 104, 11, 10),
    chair([140, 680], 170),
    seated(
      [146, 672],
      850,
      520,
      { lean: -2, arms: limbs(-10, 60, 0, 164) },
      { hat: 'topi', stroke: 10, holds: [null, glass] },
    ),
    figure([492, 850], 540, armed(poses.talk, [-46, 44], [24, 126]), {
      woman: true,
      left: true,
      stroke: 10,
      holds: [null, glass],
    }),
    chair([1020, 680], 170, true),
    seated(
      [1014, 672],
      850,
      520,
      { lean: -12, nod: -6, arms: limbs(-160, -176, 140, 166) },
      { woman: true, hat: 'plait', left: true, stroke: 10 },
    ),
    table([590, 640], 336, 210),
    copies([630, 636], 130, 11),
    copies([780, 636], 126, 5),
    line(path(798, 550, 886, 547), 9, marigold),
    band('comb', [0, 862], 1200, 22),
  ].join('');
