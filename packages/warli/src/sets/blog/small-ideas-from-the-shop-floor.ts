import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { boltPlate, casing, deepBox } from '../../props/bench';
import { box, cotton, cover, line, path, shape, white } from '../../svg';

/** The scene `small-ideas-from-the-shop-floor`. */
export const smallIdeas: Scene = () =>
  [
    figure(
      [500, 832],
      620,
      { ...poses.stand, lean: 4, nod: 10, arms: [{ to: [424, 592] }, { to: [668, 574] }] },
      { woman: true, hat: 'plait', stroke: 12 },
    ),
    figure(
      [1010, 842],
      630,
      { ...poses.stand, lean: 22, nod: 12, arms: [{ to: [880, 520] }, { to: [846, 556] }] },
      { hat: 'cap', left: true, stroke: 12 },
    ),
    cover(shape(810, 560, 850, 470, 930, 494, 890, 586), 5, white, cotton),
    line(path(850, 506, 900, 522) + path(842, 526, 890, 542), 4, 'currentColor'),
    cover(box([270, 640], 760, 26), 5, white, white),
    cover(box([300, 668], 700, 170), 6),
    line(path(300, 720, 1000, 720) + path(300, 786, 1000, 786), 4),
    casing([410, 640], 150),
    boltPlate([690, 612], 146),
    deepBox([50, 650], 170, 190),
    frame({ top: 'comb', bottom: 'triangles' }),
  ].join('');
