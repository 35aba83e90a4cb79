import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { row } from '../../figure/group';
import { bag, coin, pad, pot } from '../../figure/hold';
import { shelves, stall } from '../../props/market';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { counter } from '../../props/room';
import { box, cotton, cover, disc, marigold, move, type Point, white } from '../../svg';

/** The scene `shop-counter`. */
export const shopCounter: Scene = () =>
  [
    shelves([60, 470], 340, 360, 4, 6),
    shelves([800, 470], 340, 360, 4, 6),
    shelves([430, 250], 340, 150, 2, 6),
    stall([20, 200], 1160, 180, marigold),
    row(2, [520, 640], [690, 640], (at, i) => ({
      at,
      h: 350,
      woman: i === 1,
      hat: i ? 'bun' : 'topi',
      left: i === 0,
      halo: true,
      pose: i ? { ...poses.explain } : armed(poses.stand, [-40, 50], [60, 84]),
      holds: [null, i ? pot : pad],
    })),
    counter([330, 560], 540, 250),
    figure([210, 850], 400, armed(poses.stand, [-30, 10], [60, 96]), { woman: true, holds: [bag, coin] }),
    figure([960, 850], 400, armed(poses.talk, [-30, 14], [50, 120]), { hat: 'turban', left: true }),
    figure([1090, 850], 220, poses.raise, { left: true, woman: true, hat: 'plait' }),
    figure([90, 850], 200, poses.point),
    (
      [
        [390, 548],
        [450, 548],
        [770, 548],
        [820, 548],
      ] as Point[]
    )
      .map((p, i) =>
        cover(
          i % 2 ? disc(move(p, 0, -20), 20) : box(move(p, -18, -50), 36, 50),
          4,
          white,
          i % 3 ? white : cotton,
        ),
      )
      .join(''),
    frame({ bottom: 'triangles' }),
  ].join('');
