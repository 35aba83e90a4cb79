import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { ladder } from '../../props/records';
import { tallRack } from '../../props/shop';
import { box, cover, line, marigold, path, type Point, white } from '../../svg';

const carton = ([x, y]: Point, w: number, h: number): string =>
  cover(box([x, y - h], w, h), 5, white, marigold) + line(path(x, y - h * 0.5, x + w, y - h * 0.5), 4);

/** The scene `shelf-stacking`. */
export const shelfStacking: Scene = () =>
  [
    tallRack([390, 850], 420, 790, 4, 6, [4, 16, 7, 15]),
    ladder([140, 850], [340, 150], 76),
    ladder([1070, 850], [862, 250], 76),
    carton([402, 319], 84, 76),
    figure(
      [252, 470],
      400,
      {
        lean: 8,
        nod: 0,
        arms: [{ to: [392, 262] }, { to: [398, 290] }],
        legs: [{ to: [226, 556] }, { to: [240, 500] }],
      },
      { woman: true, hat: 'plait' },
    ),
    carton([714, 451], 84, 76),
    figure(
      [974, 706],
      400,
      {
        lean: 8,
        nod: 0,
        arms: [{ to: [806, 396] }, { to: [802, 426] }],
        legs: [{ to: [1014, 682] }, { to: [994, 626] }],
      },
      { hat: 'cap', left: true },
    ),
    carton([30, 846], 80, 76),
    frame({ bottom: 'comb' }),
  ].join('');
