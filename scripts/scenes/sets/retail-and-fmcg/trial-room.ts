import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { curtain, garment } from '../../props/shop';
import { box, cover, line, marigold, path } from '../../svg';

/** Two feet under a curtain. */
const feet = (x: number): string =>
  line(path(x - 20, 640, x - 20, 694, x - 2, 694) + path(x + 22, 640, x + 22, 694, x + 40, 694), 9);

const customers = [
  [722, 'plait'],
  [906, 'turban'],
  [1088, 'bun'],
] as const;

/** The scene `trial-room`. */
export const trialRoom: Scene = () =>
  [
    cover(box([24, 90], 534, 606), 7),
    line(path(202, 90, 202, 696) + path(380, 90, 380, 696), 6),
    feet(106),
    cover(box([272, 200], 86, 420), 5),
    feet(462),
    curtain([40, 140], 144, 500, 0, marigold),
    curtain([218, 140], 144, 500, 0.72, marigold),
    curtain([396, 140], 144, 500, 0, marigold),
    line(path(0, 700, 600, 700), 5),
    customers
      .map(([x, hat]) =>
        figure([x, 850], 500, armed({ ...poses.stand, nod: 4 }, [-20, 12], [-4, 76]), {
          hat,
          woman: hat !== 'turban',
          left: true,
          holds: [null, garment],
        }),
      )
      .join(''),
    frame({ bottom: 'diamonds' }),
  ].join('');
