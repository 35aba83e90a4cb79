import { flock, hen } from '../../props/animal';
import { hall } from '../../props/building';
import { figure } from '../../figure/figure';
import { frame, start, tipsOf } from '../../frame';
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

/** A row of dots that begins and ends with a tip. */
const dotted = (from: number, to: number, y: number): string =>
  tipsOf(from, to, y) + beads([from + 6, y], [to - 6, y], Math.round((to - from) / 25), 6);

/** The scene `hero`. */
export const hero: Scene = (r) =>
  [
    hills([peak(282, 360, 412, 200, 532, 360)]),
    cloud([330, 130], 80),
    cloud([520, 90], 60),
    flock([560, 220], 3, 34),
    hall([104, 360], 200, 130, 4),
    flag([204, 232], 110),
    dotted(start, 552, 376),
    tree([888, 542], 500, r, 15),
    board([130, 430], 300, 210, 196),
    line(disc([220, 530], 44), 5) +
      line(poly(points(290, 580, 335, 496, 380, 580), true), 5) +
      line(spiral([220, 530], 30, 2.5), 4, marigold),
    figure([470, 836], 390, armed(poses.point, [-60, -150], [108, 118]), { woman: true, left: true }),
    [712, 798, 976, 1060].map((x, i) => child(i + 1, x, 534, 146)).join(''),
    each(4, (i) => child(i + 3, 704 + i * 114, 664, 170)),
    each(4, (i) => child(i + 6, 664 + i * 121, 836, 206)),
    dotted(678, 1200 - start, 550) + dotted(640, 1200 - start, 680),
    hen([112, 838], 46),
    grass([start + 6, 842], [1200 - start, 842], 12, r),
    frame({ bottom: 'zigzag', isOpening: true }),
  ].join('');
