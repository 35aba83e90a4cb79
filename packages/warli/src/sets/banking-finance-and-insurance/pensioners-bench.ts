import { cloth, hairline } from '../../figure/cloth';
import { person } from '../../figure/figure';
import { band } from '../../frame';
import { clayPot } from '../../props/pottery';
import { fan } from '../../props/bank';
import { pad } from '../../figure/hold';
import type { Scene } from '../../page';
import { tree } from '../../ground/plant';
import { earth } from '../../props/earth';
import { pane } from '../../props/room';
import { bench, sitter, stick } from '../../figure/seat';
import { box, cotton, cover, line, white } from '../../svg';

/** One of those who sit, in patterned clothes. */
const elder = (...who: Parameters<typeof sitter>): string => {
  const one = sitter(...who);
  return person(one) + cloth(one) + (one.woman ? hairline(one) : '');
};

/** The scene `pensioners-bench`. */
export const pensionersBench: Scene = (r) =>
  [
    fan([320, 0], 90, 150),
    fan([880, 0], 90, 150),
    pane([500, 140], 200, 220),
    tree([600, 356], 180, r),
    band('triangles', [-10, 330], 498, 26),
    band('triangles', [712, 330], 498, 26),
    bench([60, 700], 1080, 136),
    elder(
      [160, 690],
      836,
      470,
      { lean: 12, arms: [{ to: [282, 590] }, { to: [290, 600] }] },
      { hat: 'turban' },
    ),
    stick([286, 590], 836),
    elder(
      [480, 690],
      836,
      450,
      { lean: 6, arms: [[0, 70], { to: [400, 668] }] },
      { woman: true, left: true },
    ),
    elder(
      [660, 690],
      836,
      470,
      { lean: 12, nod: 14, arms: [{ to: [752, 610] }, { to: [766, 622] }] },
      { hat: 'topi', holds: [null, pad] },
    ),
    elder(
      [1030, 690],
      836,
      450,
      { lean: 12, arms: [{ to: [922, 590] }, { to: [914, 600] }] },
      { woman: true, left: true },
    ),
    stick([916, 590], 836),
    cover(box([540, 640], 70, 52), 4, white, cotton) + line('M555 640q20 -40 40 0', 4),
    clayPot([600, 836], 92, 0, cotton),
    earth([0, 842], 1200),
  ].join('');
