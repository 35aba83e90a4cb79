import { tea } from '../../props/bank';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { moon, stars } from '../../ground/land';
import { shelves } from '../../props/market';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { lamp, table } from '../../props/room';
import { box, cotton, cover, ground, line, path, points, poly, white } from '../../svg';

/** The scene `policy-over-tea`. */
export const policyOverTea: Scene = (r) =>
  [
    cover(box([90, 130], 230, 220), 6),
    stars([100, 140], [310, 200], 4, r),
    stars([100, 290], [310, 340], 4, r),
    moon([210, 240], 44),
    shelves([840, 330], 280, 180, 2, 5),
    lamp([580, 0], 230, 60),
    figure([210, 796], 560, armed(poses.floor, [-20, 50], { to: [470, 672] }), { hat: 'tie' }),
    figure([1070, 796], 540, armed(poses.floor, [-20, 58], [6, 40]), { hat: 'turban', left: true }),
    figure([826, 806], 540, armed(poses.floor, [-20, 58], { to: [660, 680] }), { woman: true, left: true }),
    table([420, 690], 300, 116),
    cover(poly(points(470, 688, 500, 664, 600, 664, 580, 688), true), 4, white, cotton),
    line(path(508, 672, 574, 672), 3, ground),
    tea([440, 690], 46),
    tea([640, 690], 46),
    band('diamonds', [60, 824], 1080, 30),
  ].join('');
