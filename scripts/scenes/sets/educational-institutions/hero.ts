import { flock, hen } from '../../props/animal';
import { hall } from '../../props/building';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { cloud, hills, peak, spiral } from '../../ground/land';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { beads, fern, grass, tree } from '../../ground/plant';
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
    hills([peak(-40, 330, 120, 190, 300, 330)]),
    cloud([70, 110], 90),
    cloud([300, 80], 70),
    flock([480, 170], 3, 36),
    hall([60, 360], 230, 150, 4),
    flag([330, 360], 170),
    beads([0, 376], [520, 376], 24, 6),
    tree([905, 610], 590, r, 15),
    hen([560, 836], 40),
    board([120, 430], 300, 210, 180),
    line(disc([210, 530], 44), 5) +
      line(poly(points(280, 580, 325, 496, 370, 580), true), 5) +
      line(spiral([210, 530], 30, 2.5), 4, marigold),
    figure([470, 830], 390, armed(poses.point, [-46, -110], [108, 118]), { woman: true, left: true }),
    [650, 770, 1030, 1140].map((x, i) => child(i + 1, x, 570, 168)).join(''),
    each(4, (i) => child(i, 726 + i * 122, 690, 200)),
    each(4, (i) => child(i + 2, 690 + i * 140, 832, 240)),
    hen([60, 836], 54),
    fern([40, 700], 120, 8),
    grass([0, 842], [1200, 842], 12, r),
    frame({ bottom: 'zigzag' }),
  ].join('');
