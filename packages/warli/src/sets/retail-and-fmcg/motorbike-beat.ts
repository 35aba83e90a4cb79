import { motorbike } from '../../props/bike';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { shelves, stall } from '../../props/market';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { counter } from '../../props/room';
import { box, cotton, cover, dashes, each, ground, line, marigold, path, white } from '../../svg';

const shop = (x: number, i: number): string =>
  shelves([x + 14, 192], 172, 120, 2, 4) +
  figure([x + 100, 272], 170, i % 2 ? poses.wave : poses.cheer, { ...villager(i + 1), left: i > 2 }) +
  stall([x, 272], 200, 250, i % 2 ? white : marigold) +
  counter([x + 8, 214], 184, 60);

/** The scene `motorbike-beat`. */
export const motorbikeBeat: Scene = () =>
  [
    each(5, (i) => shop(40 + i * 232, i)),
    line(path(0, 276, 1200, 276), 5),
    line(path(290, 584, 420, 584), 8),
    motorbike([330, 840], 540),
    figure(
      [500, 574],
      500,
      {
        lean: 10,
        nod: 0,
        arms: [{ to: [640, 482] }, { to: [646, 490] }],
        legs: [{ to: [590, 746] }, { to: [606, 756] }],
      },
      { hung: true, hat: 'helmet', stroke: 10 },
    ),
    cover(box([284, 424], 150, 156), 6, white, cotton),
    line(path(284, 476, 434, 476) + path(359, 424, 359, 580), 5, ground),
    line(path(0, 844, 1200, 844), 6),
    dashes(path(0, 874, 1200, 874), 8, [60, 40], marigold),
  ].join('');
