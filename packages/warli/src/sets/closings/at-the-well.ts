import { fromTip, lineToEdge } from '../../frame';
import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { hen } from '../../props/animal';
import { clayPot } from '../../props/pottery';
import { bucket, well } from '../../props/village';
import { bow, cotton, line, marigold, turned } from '../../svg';

/** The scene `at-the-well`: whoever asks has water poured into both hands. */
export const atTheWell: Scene = () =>
  [
    sun([290, 164], 64),
    fromTip(
      844,
      [
        well([190, 838], 300),
        dressedFigure(
          [414, 838],
          520,
          { ...poses.stand, lean: 8, nod: 10, arms: [{ to: [534, 440] }, { to: [562, 420] }] },
          { woman: true, stroke: 11 },
        ),
        turned(bucket([578, 298], 130, cotton), 66, [578, 412]),
        line(bow([632, 452], [694, 470], [694, 622]) + bow([632, 462], [680, 490], [682, 622]), 5, marigold),
        dressedFigure(
          [854, 838],
          500,
          {
            lean: 34,
            nod: -16,
            arms: [{ to: [700, 630] }, { to: [680, 636] }],
            legs: [{ to: [898, 834] }, { to: [820, 834] }],
          },
          { left: true, hat: 'turban', stroke: 11 },
        ),
        clayPot([718, 838], 76),
        hen([614, 838], 60, true),
      ].join(''),
      1.165,
      22,
    ),
    lineToEdge(844),
  ].join('');
