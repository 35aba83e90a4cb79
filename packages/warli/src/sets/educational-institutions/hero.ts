import { flock, hen } from '../../props/animal';
import { hall } from '../../props/building';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { cloud, hills, peak, spiral } from '../../ground/land';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { beads, grass, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { board } from '../../props/room';
import { disc, each, line, marigold, points, poly } from '../../svg';

const child = (i: number, x: number, y: number, h: number): string =>
  figure([x, y], h, i % 5 === 2 ? armed(poses.floor, [-20, 58], [130, 168]) : poses.floor, {
    woman: i % 2 === 0,
    hat: i % 2 ? 'none' : i % 4 ? 'plait' : 'bun',
    left: true,
  });

/** The scene `hero`. */
export const hero: Scene = (r) =>
  [
    hills([peak(250, 360, 380, 200, 500, 360)]),
    cloud([330, 130], 80),
    cloud([520, 90], 60),
    flock([560, 220], 3, 34),
    hall([72, 360], 200, 130, 4),
    flag([172, 232], 110),
    beads([0, 376], [520, 376], 24, 6),
    tree([905, 548], 500, r, 15),
    hen([560, 836], 40),
    board([120, 430], 300, 210, 180),
    line(disc([210, 530], 44), 5) +
      line(poly(points(280, 580, 325, 496, 370, 580), true), 5) +
      line(spiral([210, 530], 30, 2.5), 4, marigold),
    figure([460, 830], 390, armed(poses.point, [-46, -110], [108, 118]), { woman: true, left: true }),
    [680, 780, 1020, 1110].map((x, i) => child(i + 1, x, 540, 150)).join(''),
    each(4, (i) => child(i + 3, 720 + i * 122, 672, 180)),
    each(4, (i) => child(i + 2, 676 + i * 126, 832, 216)),
    beads([620, 556], [1180, 556], 22, 6) + beads([620, 690], [1180, 690], 22, 6),
    hen([60, 836], 54),
    grass([0, 842], [1200, 842], 12, r),
    frame({ bottom: 'zigzag' }),
  ].join('');
