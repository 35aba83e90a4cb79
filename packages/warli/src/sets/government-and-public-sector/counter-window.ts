import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { band, frame } from '../../frame';
import type { Scene } from '../../page';
import { folder } from '../../props/records';
import { box, cover, hide, line, path, white } from '../../svg';

/** The scene `counter-window`. */
export const counterWindow: Scene = () =>
  [
    cover(box([640, 120], 500, 718), 7),
    line(path(600, 116, 1160, 116), 16),
    band('zigzag', [664, 164], 452, 34),
    cover('M720 620V500Q720 390 890 390T1060 500V620Z', 7),
    figure([900, 826], 426, armed(poses.listen, { to: [1000, 606] }, { to: [734, 586] }), {
      woman: true,
      left: true,
    }),
    hide(box([646, 620], 488, 212)),
    line(path(890, 660, 890, 838) + path(640, 740, 1140, 740), 3.5),
    cover(box([600, 612], 560, 26), 5, white, white),
    figure(
      [250, 838],
      640,
      {
        ...poses.bow,
        lean: 66,
        nod: 4,
        arms: [{ to: [414, 640] }, { to: [622, 588] }],
        legs: [{ to: [186, 832] }, { to: [300, 832] }],
      },
      { hat: 'turban', stroke: 11 },
    ),
    line(path(424, 540, 398, 836), 9),
    folder([676, 574], 120),
    frame({ bottom: 'comb' }),
  ].join('');
