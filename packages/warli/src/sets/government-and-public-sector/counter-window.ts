import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { band, frame } from '../../frame';
import type { Scene } from '../../page';
import { folder } from '../../props/records';
import { box, cover, hide, line, path, white } from '../../svg';

/** The old man, who bends to the window and leans on his stick. */
const oldMan: Person = {
  at: [230, 838],
  h: 640,
  pose: {
    ...poses.bow,
    lean: 46,
    nod: 4,
    arms: [{ to: [384, 520] }, { to: [634, 590] }],
    legs: [{ to: [170, 832] }, { to: [290, 832] }],
  },
  hat: 'turban',
  halo: true,
  stroke: 11,
};

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
    line(path(366, 540, 416, 530) + path(391, 535, 480, 834), 10),
    person(oldMan),
    armsOver(oldMan, [0]),
    folder([676, 574], 120),
    frame({ bottom: 'comb' }),
  ].join('');
