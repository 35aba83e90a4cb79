import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { pad } from '../../figure/hold';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { bars, board, chair, lamp, pane, table } from '../../props/room';
import { cotton, cover, disc, points, poly, white } from '../../svg';

const feet = (x: number, k: number): Pose['legs'] => [{ to: [x + k * 30, 836] }, { to: [x + k * 64, 836] }];

/** The scene `negotiating-table`. */
export const negotiatingTable: Scene = () => {
  const seat = (x: number, i: number, left: boolean): string =>
    chair([x, 716], 120, left) +
    seated(
      [x + (left ? 10 : -10), 710],
      836,
      400,
      { lean: 6, legs: feet(x, left ? -1 : 1), arms: i % 2 ? limbs(10, 70, 40, 112) : limbs(0, 60, 24, 78) },
      { ...colleague(i), left, holds: [null, i === 1 ? pad : null] },
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
    seat(130, 0, false),
    seat(1070, 1, true),
    seat(322, 5, false),
    seat(878, 3, true),
    figure([600, 832], 450, armed(poses.explain, [-50, -110], [50, 110]), { woman: true }),
    table([410, 590], 380, 248),
    cover(poly(points(520, 588, 550, 570, 620, 570, 600, 588), true), 3.5, white, cotton),
    cover(poly(points(660, 588, 690, 570, 750, 570, 730, 588), true), 3.5, white, cotton),
    cover(disc([470, 576], 12, 10), 4),
    frame({ bottom: 'diamonds' }),
  ].join('');
};
