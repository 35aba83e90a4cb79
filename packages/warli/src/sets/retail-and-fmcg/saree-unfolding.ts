import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { saree } from '../../props/shop';
import { box, cotton, cover, each, ground, line, path, white } from '../../svg';
import { bundle } from '../../props/records';

/** The scene `saree-unfolding`. */
export const sareeUnfolding: Scene = () =>
  [
    line(path(70, 210, 560, 210), 8),
    each(6, (i) => bundle([90 + i * 76, 204], 60, 54 + (i % 3) * 14, i % 2 ? ground : cotton)),
    cover(box([60, 790], 1080, 66), 6, white),
    line(
      each(17, (i) => path(80 + i * 62, 804, 110 + i * 62, 842)),
      4,
    ),
    figure(
      [206, 778],
      640,
      { ...poses.floor, lean: 6, nod: 4, arms: [{ to: [338, 520] }, { to: [448, 374] }] },
      { hung: true, hat: 'topi', stroke: 12 },
    ),
    figure(
      [1000, 778],
      600,
      { ...poses.floor, lean: 8, nod: 8, arms: [{ to: [930, 700] }, { to: [862, 590] }] },
      { hung: true, woman: true, left: true, stroke: 12 },
    ),
    saree([450, 376], [610, 640], [900, 586], 172),
    frame({ sides: 'triangles' }),
  ].join('');
