import type { Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { armed, poses } from '../../../figure/pose';
import { stick } from '../../../props/village';
import { cotton, cover, disc, line, path, type Point, shape } from '../../../svg';
import { at } from '../../industry-panoramas/floor';
import { distant, upright } from '../../speaker/distant';
import { holding } from '../../speaker/limbs';
import { standing } from '../../speaker/whole';
import { gunwale } from './hull';

/** The deck they stand on, above the rowers' seats. */
const deck = gunwale - 10;

/** Takes a middle and gives an upright drum with laces. */
const chenda = ([x, y]: Point): string =>
  cover(shape(x - 24, y, x + 24, y, x + 24, y + 62, x - 24, y + 62), 5) +
  line(path(x - 24, y + 2, x - 12, y + 60, x, y + 2, x + 12, y + 60, x + 24, y + 2), 3) +
  cover(disc([x, y], 24, 7) + disc([x, y + 62], 24, 7), 4, cotton, cotton);

/** Takes a place and gives a drummer who looks to the middle. */
const drummer = (x: number): Person => {
  const k = x < 1200 ? 1 : -1;
  return {
    at: [x, deck],
    h: 190,
    halo: true,
    stroke: 6,
    left: x > 1200,
    woman: x > 1200,
    holds: [stick, stick],
    pose: armed(poses.stand, at(x + k * 24, deck - 112), at(x + k * 52, deck - 118)),
  };
};

/** The two drummers. */
const drummers = [1074, 1326].map(drummer);

/** He who sings the verse, and a drummer at either side. */
export const singers = (): string =>
  drummers.map(person).join('') +
  chenda([1110, deck - 92]) +
  chenda([1290, deck - 92]) +
  standing(
    distant(upright(), holding(526, 306, 446, 266, 424, 170) + holding(626, 312, 692, 358, 634, 412)),
    [1194, deck + 5],
    -0.5,
  );
