import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { hills, moon, peak } from '../../ground/land';
import type { Scene } from '../../page';
import { receiver } from '../../props/post';
import { dashes, line, path } from '../../svg';

/** The scene `after`: a call from one side of the hills to the other. */
export const after: Scene = () =>
  [
    moon([600, 150], 56),
    hills([peak(320, 838, 520, 520, 720, 838), peak(470, 838, 680, 450, 880, 838)]),
    dashes('M330 300Q600 190 870 300', 8, [1, 22]),
    figure([190, 838], 520, armed(poses.stand, [-40, 30], [78, 226]), {
      woman: true,
      stroke: 12,
      holds: [null, receiver],
    }),
    speaker([1010, 838], 540, armed(poses.stand, [-40, 30], [76, 222]), {
      left: true,
      stroke: 12,
      holds: [null, receiver],
    }),
    line(path(0, 844, 1200, 844), 6),
  ].join('');
