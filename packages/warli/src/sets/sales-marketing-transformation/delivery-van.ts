import { block, hut } from '../../props/building';
import { figure } from '../../figure/figure';
import { crate } from '../../figure/hold';
import { hills, peak, sun } from '../../ground/land';
import { stall } from '../../props/market';
import type { Scene } from '../../page';
import { beads, grass, tree } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import { box, cover, each, line, marigold, path } from '../../svg';
import { van } from '../../props/vehicle';

/** The scene `delivery-van`. */
export const deliveryVan: Scene = (r) =>
  [
    hills([peak(-60, 360, 120, 190, 320, 360), peak(860, 360, 1040, 170, 1260, 360)]),
    sun([200, 120], 46),
    block([340, 400], 110, 240, 3, 6),
    stall([480, 400], 200, 190, marigold),
    hut([720, 400], 130, 170),
    tree([960, 440], 280, r),
    tree([80, 460], 260, r),
    beads([0, 416], [1200, 416], 50, 6),
    line(path(0, 780, 1200, 780) + path(0, 850, 1200, 850), 4),
    line(
      each(14, (i) => path(20 + i * 88, 816, 64 + i * 88, 816)),
      7,
      marigold,
    ),
    van([430, 790], 640),
    figure(
      [352, 770],
      290,
      { ...poses.carry, lean: -6, arms: limbs(40, 100, 56, 108) },
      { hat: 'cap', holds: [null, crate] },
    ),
    figure([128, 770], 290, { ...poses.carry, lean: -4 }, { woman: true, holds: [null, crate] }),
    cover(box([20, 700], 80, 70) + box([30, 636], 66, 62), 5),
    line('M20 700l80 70m0 -70l-80 70', 3),
    figure([1120, 770], 280, poses.wave, { hat: 'turban', left: true }),
    grass([0, 872], [1200, 872], 16, r),
  ].join('');
