import { figure } from '../../figure/figure';
import { bag, staff } from '../../figure/hold';
import { hills, peak } from '../../ground/land';
import { bunting, stall } from '../../props/market';
import type { Scene } from '../../page';
import { grass, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { chair, table } from '../../props/room';
import { seated } from '../../figure/seat';
import { cotton, cover, line, path, points, poly, white } from '../../svg';

/** The scene `village-camp`. */
export const villageCamp: Scene = (r) =>
  [
    hills([peak(200, 400, 380, 190, 560, 400), peak(420, 400, 556, 270, 696, 400)]),
    line(path(0, 400, 700, 400), 4),
    tree([160, 400], 340, r),
    bunting([180, 130], [700, 190], 40, 14),
    stall([700, 830], 470, 660),
    figure([866, 826], 400, armed(poses.listen, [-50, 42], { to: [800, 612] }), { hat: 'tie', left: true }),
    chair([1086, 716], 116, true),
    seated(
      [1082, 710],
      826,
      430,
      { lean: 8, nod: 6, arms: [{ to: [960, 616] }, { to: [930, 616] }] },
      { woman: true, left: true },
    ),
    table([740, 626], 230, 204),
    cover(poly(points(850, 624, 880, 606, 950, 606, 930, 624), true), 3.5, white, cotton),
    figure([610, 826], 410, armed(poses.talk, [-34, 10], { to: [770, 612] }), { hat: 'turban' }),
    figure([430, 826], 390, armed(poses.stand, { to: [364, 680] }, [24, -4]), {
      woman: true,
      holds: [null, bag],
    }),
    figure([318, 826], 210, armed(poses.stand, [-30, 8], { to: [364, 680] }), { woman: true, hat: 'plait' }),
    figure([150, 826], 400, armed(poses.stand, [-36, 6], [30, -8]), { hat: 'topi', holds: [staff, null] }),
    line(path(0, 832, 1200, 832), 5),
    grass([0, 872], [1200, 872], 12, r),
  ].join('');
