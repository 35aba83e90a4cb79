import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { hills, moon, peak, stars } from '../../ground/land';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { hut } from '../../props/building';
import { receiver } from '../../props/post';
import { dashes, line, path } from '../../svg';

const floor = 1320;

/** The scene `after`, upright beside a form: a call from one side of the hills to the other, over the village between and under the moon. */
export const after: Scene = (r) =>
  [
    stars([40, 40], [510, 430], 18, r),
    stars([700, 40], [1160, 430], 18, r),
    moon([600, 300], 84),
    hills([peak(250, floor, 500, 760, 750, floor), peak(450, floor, 720, 660, 970, floor)]),
    palm([462, floor], 250, r),
    hut([525, floor], 150, 150),
    dashes('M286 640Q588 330 890 640', 8, [1, 24]),
    figure([190, floor], 690, armed(poses.stand, [-40, 30], [78, 226]), {
      woman: true,
      stroke: 13,
      holds: [null, receiver],
    }),
    speaker([985, floor], 720, armed(poses.stand, [-40, 30], [76, 222]), {
      left: true,
      stroke: 13,
      holds: [null, receiver],
    }),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
