import { hall } from '../../props/building';
import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { row } from '../../figure/group';
import { bag, pad } from '../../figure/hold';
import { cloud, hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { counter } from '../../props/room';
import { cover, each, line, marigold, path, points, poly } from '../../svg';
import { aeroplane } from '../../props/vehicle';

/** The scene `airport`. */
export const airport: Scene = (r) =>
  [
    cloud([60, 90], 70),
    sun([1010, 140], 60),
    aeroplane([470, 200], 520, -14),
    hills([peak(-60, 520, 90, 384, 250, 520), peak(180, 520, 280, 450, 390, 520)]),
    cover(poly(points(770, 520, 790, 370, 850, 370, 870, 520), true), 6),
    cover(poly(points(752, 370, 770, 300, 870, 300, 888, 370), true), 6),
    line(
      each(4, (i) => `M${784 + i * 24} 314l${-4 + i * 3} 44`),
      3,
    ),
    line(path(820, 300, 820, 262), 5),
    hall([936, 520], 190, 130, 4),
    line(path(0, 530, 1200, 530) + path(0, 588, 1200, 588), 4),
    line(
      each(12, (i) => path(20 + i * 102, 559, 70 + i * 102, 559)),
      8,
      marigold,
    ),
    row(5, [110, 850], [750, 850], (at, i) => ({
      at,
      h: [236, 230, 150, 240, 230][i] ?? 236,
      ...colleague(i),
      halo: true,
      pose:
        i === 2
          ? armed(poses.stand, [-150, 176], [24, -6])
          : i === 4
            ? poses.listen
            : armed(poses.stand, [-18, 6], [18, -4]),
      holds: [i % 3 ? null : bag, null],
    })),
    figure([1040, 846], 238, armed(poses.listen, [-20, 40], [30, 96]), {
      woman: true,
      left: true,
      hat: 'cap',
      holds: [null, pad],
    }),
    counter([900, 738], 220, 112),
    grass([0, 880], [1200, 880], 12, r),
  ].join('');
