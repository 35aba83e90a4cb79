import { fromTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { glass } from '../../figure/hold';
import { type Pose, poses, limbs } from '../../figure/pose';
import type { Person } from '../../figure/bones';
import type { Scene } from '../../page';
import { thermos } from '../../props/office';
import { table } from '../../props/room';
import { clock } from '../../props/works';
import { tea } from '../../props/bank';

const sip: Pose = { ...poses.stand, arms: limbs(-46, 40, 20, 130) };

const guest = (x: number, more: Partial<Person>): string =>
  figure([x, 838], 430, sip, { left: x > 600, stroke: 11, holds: [null, glass], ...more });

/** The scene `after`: half past four, four trades and one joke. */
export const after: Scene = () =>
  [
    fromTip(
      844,
      [
        clock([600, 250], 130, 4, 30),
        guest(152, { hat: 'helmet' }),
        guest(396, { woman: true }),
        table([510, 660], 180, 180),
        thermos([572, 660], 120),
        tea([646, 658], 60),
        guest(804, { hat: 'turban' }),
        guest(1048, { woman: true, hat: 'plait' }),
      ].join(''),
      0.912,
      29,
    ),
    lineToEdge(844),
  ].join('');
