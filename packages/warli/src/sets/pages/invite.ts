import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { leftTip, start } from '../../frame';
import type { Scene } from '../../page';
import { garlandDoor } from '../../props/doorway';
import { invitation } from '../../props/post';
import { line, path } from '../../svg';

/** He takes it with both hands: one under it, one on its top. */
const host: Person = {
  at: [930, 796],
  h: 570,
  left: true,
  halo: true,
  stroke: 20,
  hat: 'pheta',
  pose: armed(poses.stand, { to: [802, 352] }, { to: [790, 432] }),
};

/** The scene `invite`, drawn boldly, since it stands small beside the words: a runner and the door that he reaches. */
export const invite: Scene = () =>
  [
    line(path(60, 450, 160, 450) + path(42, 560, 122, 560) + path(60, 670, 110, 670), 12),
    garlandDoor([736, 800], 320, 700),
    person(host),
    figure(
      [318, 846],
      700,
      { ...poses.run, arms: limbs(-70, 10, 76, 100) },
      { hat: 'turban', stroke: 22, holds: [null, invitation] },
    ),
    armsOver(host),
    leftTip(872),
    line(path(start + 4, 872, 1200, 872), 12),
  ].join('');
