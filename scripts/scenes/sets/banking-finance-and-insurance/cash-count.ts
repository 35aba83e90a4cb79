import { coins, wad } from '../../props/bank';
import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { band } from '../../frame';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { lamp } from '../../props/room';
import { armsOver } from '../../figure/seat';
import { cover, each, marigold, points, poly } from '../../svg';

const teller: Person = {
  at: [600, 980],
  h: 780,
  woman: true,
  stroke: 12,
  pose: {
    ...poses.stand,
    nod: 8,
    arms: [{ to: [452, 650] }, { to: [740, 650] }],
    legs: [{ to: [580, 800] }, { to: [620, 800] }],
  },
};

/** The scene `cash-count`. */
export const cashCount: Scene = () =>
  [
    band('diamonds', [0, 30], 1200, 34),
    lamp([230, 72], 130, 70),
    lamp([970, 72], 130, 70),
    person(teller),
    cover(poly(points(150, 600, 1050, 600, 1230, 920, -30, 920), true), 6),
    coins([240, 730], 5, 50),
    coins([330, 830], 8, 50),
    coins([452, 730], 4, 50, marigold),
    each(3, (i) => wad([690, 790 - i * 46], 140, 46)),
    each(2, (i) => wad([870, 830 - i * 46], 140, 46)),
    armsOver(teller),
  ].join('');
