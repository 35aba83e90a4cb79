import { behindTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { hen } from '../../props/animal';
import { clayPot } from '../../props/pottery';
import { bucket, well } from '../../props/village';
import { bow, cotton, line, marigold, turned } from '../../svg';

/** The scene `at-the-well`: whoever asks has water poured into both hands. */
export const atTheWell: Scene = (r) =>
  [
    behindTip(
      844,
      [
        sun([1040, 280], 56),
        tree([1096, 838], 226, r),
        well([214, 838], 330),
        figure(
          [484, 838],
          520,
          { ...poses.stand, lean: 8, nod: 10, arms: [{ to: [604, 440] }, { to: [632, 420] }] },
          { woman: true, stroke: 11 },
        ),
        turned(bucket([648, 298], 130, cotton), 66, [648, 412]),
        line(bow([702, 452], [764, 470], [764, 622]) + bow([702, 462], [750, 490], [752, 622]), 5, marigold),
        figure(
          [924, 838],
          500,
          {
            lean: 34,
            nod: -16,
            arms: [{ to: [770, 630] }, { to: [750, 636] }],
            legs: [{ to: [968, 834] }, { to: [890, 834] }],
          },
          { left: true, hat: 'turban', stroke: 11 },
        ),
        clayPot([788, 838], 76),
        hen([684, 838], 60, true),
      ].join(''),
    ),
    lineToEdge(844),
  ].join('');
