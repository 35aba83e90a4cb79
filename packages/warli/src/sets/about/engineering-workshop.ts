import { figure } from '../../figure/figure';
import { speaker } from '../../figure/speaker';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { gear } from '../../props/machine';
import { pillarDrill } from '../../props/studio';
import { disc, ink, line, path, white } from '../../svg';

/** The scene `engineering-workshop`. */
export const engineeringWorkshop: Scene = () =>
  [
    gear([170, 200], 108, 18, white),
    gear([318, 132], 62, 11, white),
    figure([1010, 838], 500, armed(poses.listen, [-50, 44], [30, 118]), {
      hat: 'topi',
      left: true,
      stroke: 11,
    }),
    pillarDrill([700, 838], 640),
    line(path(584, 388, 500, 470), 9) + ink(disc([496, 474], 17)),
    speaker(
      [372, 838],
      500,
      { ...armed(poses.stand, { to: [566, 592] }, { to: [496, 474] }), lean: 6, nod: 8 },
      { stroke: 11 },
    ),
    frame({ bottom: 'zigzag' }),
  ].join('');
