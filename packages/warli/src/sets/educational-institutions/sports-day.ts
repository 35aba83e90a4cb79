import { figure } from '../../figure/figure';
import { row } from '../../figure/group';
import { bunting, flag } from '../../props/market';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { dashes, line, path } from '../../svg';
import { villager } from '../../figure/cast';

/** The scene `sports-day`. */
export const sportsDay: Scene = () =>
  [
    bunting([0, 40], [600, 40], 40, 15),
    bunting([600, 40], [1200, 40], 40, 15),
    row(7, [90, 410], [900, 410], (at, i) => ({
      at,
      h: 190 + (i % 3) * 14,
      ...villager(i),
      left: i > 3,
      halo: true,
      pose: i % 3 === 1 ? poses.wave : poses.cheer,
    })),
    flag([1010, 416], 300),
    line(path(0, 416, 1200, 416), 6),
    line(path(0, 560, 1200, 560) + path(0, 700, 1200, 700), 4),
    dashes(path(0, 490, 1200, 490), 3.5, [24, 22]),
    figure([1040, 650], 270, poses.run, { woman: true, hat: 'plait' }),
    figure([810, 752], 290, poses.run, { hat: 'cap' }),
    figure([480, 856], 300, { ...poses.run, lean: 24 }, { woman: true }),
    figure([170, 866], 396, poses.cheer, { hat: 'tie' }),
  ].join('');
