import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { glass } from '../../figure/hold';
import { type Pose, poses, limbs } from '../../figure/pose';
import { earthToEdge, fromTip } from '../../frame';
import type { Scene } from '../../page';
import { tea } from '../../props/bank';
import { thermos } from '../../props/office';
import { table } from '../../props/room';
import { clock } from '../../props/works';

const sip: Pose = { ...poses.stand, arms: limbs(-32, 22, 20, 130), legs: limbs(-6, -4, 6, 4) };

const guest = (x: number, more: Partial<Person>): Person => ({
  at: [x, 838],
  h: 415,
  pose: sip,
  left: x > 600,
  halo: true,
  stroke: 11,
  holds: [null, glass],
  ...more,
});

/** Four of four trades. */
const all = [
  guest(129, { hat: 'helmet' }),
  guest(390, { woman: true }),
  guest(880, { hat: 'turban' }),
  guest(1142, { woman: true, hat: 'plait' }),
];

/** The scene `after`: half past four, four trades and one joke. */
export const after: Scene = () =>
  fromTip(
    844,
    [
      clock([631, 250], 130, 4, 30),
      table([556, 660], 150, 180),
      thermos([600, 660], 120),
      tea([670, 658], 60),
      dressed(all),
    ].join(''),
    0.912,
    29,
  ) + earthToEdge(844);
