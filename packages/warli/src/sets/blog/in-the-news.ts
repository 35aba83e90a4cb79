import { dressed, dressedFigure } from '../../figure/finery';
import { glass, pad } from '../../figure/hold';
import type { Scene } from '../../page';
import { dotted, frame } from '../../frame';
import { arch } from '../../props/listen';
import { armed, limbs, poses } from '../../figure/pose';
import { bench, sitter } from '../../figure/seat';
import { photoCamera } from '../../props/press';

/** The scene `in-the-news`. */
export const inTheNews: Scene = () =>
  [
    arch([654, 838], 460, 680),
    bench([712, 692], 330, 146),
    dressed([
      sitter(
        [910, 682],
        838,
        520,
        { lean: -2, arms: [limbs(-40, 24, 0, 0)[0], [26, 116]] },
        { left: true, stroke: 11, holds: [null, glass], hat: 'pheta' },
      ),
    ]),
    dressedFigure([230, 838], 560, armed(poses.stand, { to: [330, 396] }, { to: [352, 400] }), {
      hat: 'cap',
      halo: false,
      stroke: 11,
    }),
    photoCamera([330, 360], 110),
    dressedFigure(
      [510, 838],
      540,
      armed({ ...poses.stand, lean: 8, nod: 8 }, { to: [610, 590] }, { to: [644, 548] }),
      { woman: true, hat: 'plait', stroke: 11, holds: [pad, null] },
    ),
    dotted(44),
    frame({ bottom: 'dots', isOpening: true }),
  ].join('');
