import { frame } from '../../frame';
import type { Scene } from '../../page';
import { seated } from '../../figure/seat';
import { swing } from '../../props/screen';
import { box, cover, ink, line, marigold, path, polar, poly, times, turned } from '../../svg';

/** The scene `marathi-videos`. */
export const marathiVideos: Scene = () =>
  [
    line(path(80, 110, 1120, 110) + path(120, 110, 120, 842) + path(1080, 110, 1080, 842), 16),
    swing([230, 640], [970, 640], 116),
    seated(
      [430, 630],
      828,
      600,
      { lean: 10, nod: 12, arms: [[10, 60], { to: [622, 492] }] },
      { woman: true, stroke: 12 },
    ),
    seated(
      [790, 632],
      800,
      430,
      { lean: 14, nod: 8, arms: [[30, 80], { to: [668, 506] }] },
      { left: true, stroke: 11, hat: 'topi' },
    ),
    line(
      times(9)
        .map((i) => poly([polar([640, 450], 180 + i * 22.5, 62), polar([640, 450], 180 + i * 22.5, 84)]))
        .join(''),
      4,
      marigold,
    ),
    turned(cover(box([614, 406], 52, 92), 5) + ink(box([622, 416], 36, 68), marigold), 8, [640, 450]),
    frame({ bottom: 'diamonds', isOpening: true }),
  ].join('');
