import { beast } from '../../props/animal';
import { hut } from '../../props/building';
import { can } from '../../props/dairy';
import { frame } from '../../frame';
import { dressedFigure } from '../../figure/finery';
import { pad } from '../../figure/hold';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass, palm } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';

/** The scene `dairy-loan`. */
export const dairyLoan: Scene = (r) =>
  [
    sun([180, 160], 62),
    palm([720, 560], 440, r),
    hut([962, 560], 190, 260),
    beads([0, 574], [1200, 574], 52, 6),
    beast([210, 570], 120, true, 'cow'),
    beast([300, 832], 200, false, 'cow'),
    dressedFigure([606, 838], 410, armed(poses.stand, { to: [530, 606] }, [36, 8]), { woman: true }),
    dressedFigure([890, 838], 430, armed(poses.talk, [-40, 40], { to: [786, 640] }), {
      hat: 'tie',
      left: true,
      holds: [null, pad],
    }),
    can([1040, 838], 110),
    can([1120, 838], 110),
    grass([0, 560], [560, 560], 5, r),
    frame({ bottom: 'triangles' }),
  ].join('');
