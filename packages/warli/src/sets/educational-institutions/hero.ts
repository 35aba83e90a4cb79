import { flock, hen } from '../../props/animal';
import { hall } from '../../props/building';
import { figure } from '../../figure/figure';
import { frame, leftTip, start } from '../../frame';
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
    hills([peak(282, 360, 412, 200, 532, 360)]),
    cloud([330, 130], 80),
    cloud([520, 90], 60),
    flock([560, 220], 3, 34),
    hall([104, 360], 200, 130, 4),
    flag([204, 232], 110),
    leftTip(376),
    beads([start + 6, 376], [552, 376], 22, 6),
    tree([905, 548], 500, r, 15),
    hen([560, 836], 40),
    board([130, 430], 300, 210, 196),
    line(disc([220, 530], 44), 5) +
      line(poly(points(290, 580, 335, 496, 380, 580), true), 5) +
      line(spiral([220, 530], 30, 2.5), 4, marigold),
    figure([470, 836], 390, armed(poses.point, [-46, -110], [108, 118]), { woman: true, left: true }),
    [680, 780, 1020, 1110].map((x, i) => child(i + 1, x, 540, 150)).join(''),
    each(4, (i) => child(i + 3, 720 + i * 122, 672, 180)),
    each(4, (i) => child(i + 2, 676 + i * 126, 836, 216)),
    beads([620, 556], [1180, 556], 22, 6) + beads([620, 690], [1180, 690], 22, 6),
    hen([112, 838], 46),
    grass([start + 6, 842], [1200, 842], 12, r),
    frame({ bottom: 'zigzag', isBeside: true }),
  ].join('');
