import { flock, hen } from '../../props/animal';
import { hut } from '../../props/building';
import { figure } from '../../figure/figure';
import { bag, pad } from '../../figure/hold';
import { hills, peak, sun } from '../../ground/land';
import { lights } from '../../props/market';
import type { Scene } from '../../page';
import { beads, fern, grass, palm } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { pane } from '../../props/room';
import { box, cover, line, path, type Point, times } from '../../svg';
import { wheel } from '../../props/vehicle';

/** The scene `doorstep`. */
export const doorstep: Scene = (r) =>
  [
    hills([peak(-60, 330, 160, 150, 380, 330), peak(240, 330, 430, 190, 640, 330)]),
    sun([300, 140], 50),
    beads([0, 346], [700, 346], 30, 6),
    line(path(0, 616, 640, 616), 4),
    palm([126, 612], 330, r),
    flock([420, 150], 3, 40),
    hut([640, 800], 470, 660),
    cover(box([790, 520], 180, 280), 6),
    line(box([776, 506], 208, 294), 4),
    pane([672, 560], 80, 90),
    pane([1014, 560], 80, 90),
    lights(times(9).map((i): Point => [780 + i * 25, 488])),
    cover(box([600, 800], 550, 26), 6),
    cover(box([740, 826], 270, 24), 6),
    figure([880, 798], 300, armed(poses.talk, [-40, 60], [60, 100]), { woman: true, left: true }),
    figure([1000, 798], 160, poses.wave, { left: true }),
    figure(
      [560, 850],
      350,
      { ...poses.stand, lean: 6, arms: limbs(-34, 0, 56, 104) },
      { hat: 'tie', holds: [bag, pad] },
    ),
    wheel([180, 790], 66, 12),
    wheel([390, 790], 66, 12),
    line(
      path(180, 790, 240, 700, 350, 700, 390, 790) +
        path(240, 700, 290, 790, 350, 700) +
        path(180, 790, 290, 790) +
        path(226, 680, 256, 680) +
        path(350, 700, 340, 660, 312, 652),
      6,
    ),
    hen([66, 858], 46),
    hen([1120, 866], 50, true),
    grass([0, 868], [560, 868], 9, r),
    fern([1170, 800], 140, -8),
  ].join('');
