import { hall } from '../../props/building';
import { colleague } from '../../figure/cast';
import { row } from '../../figure/group';
import { bag } from '../../figure/hold';
import { cloud, hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { box, cover, each, line, marigold, path, points, poly } from '../../svg';
import { aeroplane } from '../../props/vehicle';

/** The scene `airport`. */
export const airport: Scene = (r) =>
  [
    cloud([130, 110], 80),
    sun([1010, 140], 60),
    aeroplane([520, 270], 640, -14),
    hills([peak(-60, 560, 150, 400, 360, 560), peak(280, 560, 420, 470, 580, 560)]),
    cover(poly(points(880, 560, 900, 400, 960, 400, 980, 560), true), 6),
    cover(poly(points(862, 400, 880, 330, 980, 330, 998, 400), true), 6),
    line(
      each(4, (i) => `M${894 + i * 24} 344l${-4 + i * 3} 44`),
      3,
    ),
    line(path(930, 330, 930, 290), 5),
    hall([1040, 560], 190, 130, 4),
    line(path(0, 570, 1200, 570) + path(0, 640, 1200, 640), 4),
    line(
      each(12, (i) => path(20 + i * 102, 605, 70 + i * 102, 605)),
      8,
      marigold,
    ),
    row(6, [130, 850], [1050, 850], (at, i) => ({
      at,
      h: [280, 270, 160, 290, 270, 280][i] ?? 270,
      ...colleague(i),
      halo: true,
      pose: i === 5 ? poses.wave : i === 2 ? poses.leap : poses.walk,
      holds: [i % 2 ? null : bag, i === 1 ? bag : null],
    })),
    cover(box([390, 760], 60, 80), 5),
    line(path(410, 760, 402, 700) + path(438, 760, 430, 700), 4),
    grass([0, 872], [1200, 872], 12, r),
  ].join('');
