import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { hen } from '../../props/animal';
import { clayPot } from '../../props/pottery';
import { well } from '../../props/village';
import { bow, cotton, line, marigold, path } from '../../svg';

/** The scene `at-the-well`: whoever asks has water poured into both hands. */
export const atTheWell: Scene = (r) =>
  [
    sun([1010, 296], 56),
    tree([1080, 838], 420, r),
    well([250, 838], 330),
    figure(
      [520, 838],
      520,
      { ...poses.stand, lean: 8, nod: 10, arms: [{ to: [640, 440] }, { to: [668, 420] }] },
      { woman: true, stroke: 11 },
    ),
    clayPot([684, 474], 130, 78, cotton),
    line(bow([738, 452], [800, 470], [800, 622]) + bow([738, 462], [786, 490], [788, 622]), 5, marigold),
    figure(
      [960, 838],
      500,
      {
        lean: 34,
        nod: -16,
        arms: [{ to: [806, 630] }, { to: [786, 636] }],
        legs: [{ to: [1004, 834] }, { to: [926, 834] }],
      },
      { left: true, hat: 'turban', stroke: 11 },
    ),
    clayPot([420, 836], 90),
    hen([720, 838], 60, true),
    line(path(0, 844, 1200, 844), 6),
  ].join('');
