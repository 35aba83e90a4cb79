import { flock } from '../../props/animal';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { crate, hammer, pad } from '../../figure/hold';
import { sun } from '../../ground/land';
import { lattice } from '../../props/machine';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { box, cover, each, line, marigold, path, white } from '../../svg';

const floors = [260, 400, 540, 680, 820];

const columns = [360, 540, 720, 900];

/** The scene `construction`. */
export const construction: Scene = (r) =>
  [
    sun([130, 130], 50),
    lattice([1070, 830], 640, 110, 9),
    line(
      path(560, 190, 1190, 190) +
        path(560, 214, 1190, 214) +
        path(1070, 120, 600, 192) +
        path(1070, 120, 1180, 192) +
        path(1070, 120, 1070, 190),
      5,
    ),
    line(
      each(18, (i) => `M${566 + i * 34} 214l17 -24l17 24`),
      3,
    ),
    line(path(640, 214, 640, 330), 4),
    cover(box([592, 330], 96, 40), 5, white, marigold),
    line(columns.map((x) => path(x, 400, x, 830)).join(''), 12),
    line(
      floors
        .slice(1)
        .map((y) => path(330, y, 930, y))
        .join(''),
      12,
    ),
    line(path(360, 820, 540, 680, 360, 540) + path(540, 820, 720, 680), 3.5),
    each(6, (i) => cover(box([756 + (i % 3) * 40, 640 - Math.floor(i / 3) * 32], 36, 28), 4)),
    figure([420, 394], 130, poses.wave, { hat: 'helmet' }),
    figure([640, 534], 128, { ...poses.reach }, { hat: 'helmet', holds: [null, hammer] }),
    figure([820, 534], 126, poses.carry, { hat: 'helmet', woman: true, left: true, holds: [null, crate] }),
    figure([450, 674], 128, poses.carry, { hat: 'helmet', holds: [null, crate] }),
    figure([640, 674], 126, poses.point, { hat: 'helmet', left: true }),
    figure([800, 394], 126, poses.cheer, { hat: 'helmet', left: true }),
    figure([92, 830], 270, armed(poses.explain, [-40, 40], [30, 84]), {
      woman: true,
      hat: 'helmet',
      holds: [null, pad],
    }),
    figure([276, 830], 260, armed(poses.listen, [-58, 42], [16, -4]), { hat: 'helmet', left: true }),
    figure([620, 816], 130, poses.push, { hat: 'helmet' }),
    figure([820, 816], 130, poses.head, { hat: 'helmet', woman: true, left: true }),
    flock([300, 110], 3, 38),
    grass([0, 838], [330, 838], 5, r),
    frame({ bottom: 'zigzag' }),
  ].join('');
