import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { limbs } from '../../figure/pose';
import { chair } from '../../props/room';
import { seated } from '../../figure/seat';
import { ink, line, marigold, path } from '../../svg';
import { banyan } from '../../props/wayside';

/** The scene `two-chairs`. */
export const twoChairs: Scene = (r) =>
  [
    ink('M1010 838a70 70 0 0 1 140 0Z', marigold) + line('M986 838a94 94 0 0 1 188 0', 4),
    banyan([190, 838], 40, 1160, 330, r),
    line(path(0, 840, 1200, 840), 6),
    chair([470, 690], 148),
    seated(
      [470, 684],
      836,
      470,
      { lean: 7, nod: 4, arms: limbs(20, 100, 52, 124) },
      { woman: true, stroke: 10 },
    ),
    chair([880, 690], 148, true),
    seated(
      [880, 684],
      836,
      480,
      { lean: 12, nod: 10, arms: limbs(30, 80, 44, 66) },
      { left: true, stroke: 10 },
    ),
    grass([330, 874], [1180, 874], 9, r),
  ].join('');
