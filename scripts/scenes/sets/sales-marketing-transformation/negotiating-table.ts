import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { pad } from '../../figure/hold';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { bars, board, chair, lamp, pane, table } from '../../props/room';
import { cotton, cover, disc, points, poly, white } from '../../svg';

/** The scene `negotiating-table`. */
export const negotiatingTable: Scene = () => {
  const seat = (x: number, i: number, left: boolean): string =>
    chair([x, 690], 120, left) +
    figure(
      [x + (left ? 10 : -10), 684],
      400,
      { ...poses.chair, lean: 6, arms: i % 2 ? limbs(20, 76, 54, 116) : limbs(10, 80, 40, 84) },
      { hung: true, ...colleague(i), left, holds: [null, i === 1 ? pad : null] },
    );
  return [
    pane([90, 150], 200, 200),
    pane([910, 150], 200, 200),
    sun([1010, 250], 44),
    hills([peak(94, 346, 190, 220, 286, 346)]),
    board([400, 120], 400, 230),
    bars([450, 320], 300, 160, 6),
    lamp([345, 0], 190, 34),
    lamp([855, 0], 190, 34),
    lamp([600, 0], 40, 30),
    seat(180, 0, false),
    seat(1020, 1, true),
    seat(330, 5, false),
    seat(870, 3, true),
    table([390, 590], 420, 222),
    figure([600, 640], 330, armed(poses.explain, [-50, -110], [50, 110]), { hung: true, woman: true }),
    table([390, 590], 420, 222),
    cover(poly(points(520, 588, 550, 570, 620, 570, 600, 588), true), 3.5, white, cotton),
    cover(poly(points(660, 588, 690, 570, 750, 570, 730, 588), true), 3.5, white, cotton),
    cover(disc([470, 576], 12, 10), 4),
    frame({ bottom: 'diamonds' }),
  ].join('');
};
